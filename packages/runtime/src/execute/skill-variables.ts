import type { CatalogEntry } from '@metier/core'
import type { Configuration } from '../configuration.ts'

/** What a body may name in `${…}`: ours, and those of the clients whose skills load here. */
export function skillVariables(
  { name, candidate }: CatalogEntry,
  { projectRoot }: Pick<Configuration, 'projectRoot'>,
  session: string | undefined,
): Readonly<Record<string, string>> {
  const { directory, skill } = candidate
  return {
    SKILL_NAME: name,
    SKILL_DIR: directory,
    CLAUDE_SKILL_DIR: directory,
    baseDir: directory,
    WORKSPACE_DIR: projectRoot,
    CLAUDE_PROJECT_DIR: projectRoot,
    ...(skill?.effort !== undefined && { CLAUDE_EFFORT: skill.effort }),
    ...(session !== undefined && { CLAUDE_SESSION_ID: session }),
  }
}
