import { readSkillHooks, type CatalogEntry } from '@metier/core'
import { openTrustFile, type SkillRunPlan } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** Skills whose place says that they are the user's, and those that are asked for one by one. */
const needsNoTrust: ReadonlySet<string> = new Set(['user', 'bundled', 'remote'])

/**
 * Asks whether a folder is to be trusted when a skill in it is about to run something, and somebody is there
 * (decisions R-38). Without anybody, or with a no, what it would run is refused and says so.
 */
export async function offerTrust({ loaded, plan }: SkillRunPlan, context: OperationContext): Promise<void> {
  const { entry } = loaded
  const commands = plan.insertions.filter(({ kind }) => kind === 'command').map(({ command }) => command)
  const hooks = readSkillHooks(entry.candidate.skill?.hooks).hooks.map(({ command }) => command)
  const wanted = [...commands, ...hooks]
  if (context.confirm === undefined || wanted.length === 0 || needsNoTrust.has(entry.candidate.root.scope)) return
  const trust = openTrustFile(context)
  const directory = context.fileSystem.realPath(entry.candidate.root.path)
  if (directory === undefined || trust.isTrustedSkill(entry.candidate.directory)) return
  if (await context.confirm(question(entry, wanted))) trust.add(directory)
}

function question({ name, candidate }: CatalogEntry, wanted: readonly string[]): string {
  const shown = wanted.slice(0, 5).map((command) => `\n  ${command.replaceAll(/\s+/g, ' ').slice(0, 200)}`)
  const more = wanted.length > shown.length ? `\n  and ${wanted.length - shown.length} more` : ''
  return `${name} wants to run:${shown.join('')}${more}\nTrust the skills in ${candidate.root.path}, as they are now? Each command is still asked for.`
}
