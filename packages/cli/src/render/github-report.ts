import { toGithubAnnotations } from '@metier/core'
import type { ValidateOutput } from '@metier/operations'
import { validatedFiles } from './validated-files.ts'

/** Workflow commands that GitHub shows at the line they are about. */
export function githubReport(output: ValidateOutput): string {
  return toGithubAnnotations(validatedFiles(output))
}
