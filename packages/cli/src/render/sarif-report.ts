import { toSarif } from '@metier/core'
import type { ValidateOutput } from '@metier/operations'
import { version } from '../version.ts'
import { validatedFiles } from './validated-files.ts'

/** SARIF 2.1.0 for code scanning services. */
export function sarifReport(output: ValidateOutput): string {
  return JSON.stringify(toSarif(validatedFiles(output), { version }), null, 2)
}
