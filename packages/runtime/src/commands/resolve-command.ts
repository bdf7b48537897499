import { closestWord, nameKey, splitCommandId, type CatalogEntry, type CatalogView } from '@metier/core'
import type { DescribedCommand } from './described-skill.ts'

export interface ResolveCommandOptions {
  readonly id: string
  readonly view: CatalogView
  readonly commandsOf: (entry: CatalogEntry) => readonly DescribedCommand[]
  /** Skills by meaning, the best first; asked only when no skill has the name (OMN-55). */
  readonly search: (query: string) => readonly CatalogEntry[]
}

export interface ResolvedCommand {
  readonly entry: CatalogEntry
  readonly command: DescribedCommand
}

export interface UnresolvedCommand {
  /** Skills that have the name, though not the command. */
  readonly entries: readonly CatalogEntry[]
  readonly near: readonly string[]
}

const mostNear = 5

/** The skill by its name at once (OMN-54); where none has it, by search, but only one that is spelt alike (OMN-55). */
export function resolveCommand(options: ResolveCommandOptions): ResolvedCommand | UnresolvedCommand {
  const { view, commandsOf } = options
  const entries: CatalogEntry[] = []
  for (const { skill, command } of splitCommandId(options.id)) {
    const entry = view.resolve(skill) ?? alike(skill, options)
    if (entry === undefined) continue
    const found = commandsOf(entry).find(({ name }) => nameKey(name) === nameKey(command))
    if (found !== undefined) return { entry, command: found }
    entries.push(entry)
  }
  return { entries, near: nearOf(options, entries) }
}

/** The same letters and digits, whatever stands between them: a command is never run for a skill that merely resembles. */
function alike(skill: string, { search, view }: ResolveCommandOptions): CatalogEntry | undefined {
  const wanted = bare(skill)
  if (wanted === '') return undefined
  return [...search(skill), ...view.active].find(
    ({ name, candidate }) => bare(name) === wanted || bare(candidate.directoryKey) === wanted,
  )
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function nearOf({ id, view, commandsOf }: ResolveCommandOptions, entries: readonly CatalogEntry[]): readonly string[] {
  const among = entries.length > 0 ? entries : view.active
  const ids = among.flatMap((entry) => commandsOf(entry).map(({ name }) => `${entry.name}.${name}`))
  const dotted = id.replace('__', '.')
  const last = dotted.split('.').at(-1) ?? ''
  const closest = closestWord(dotted, ids)
  const sameName = ids.filter((each) => nameKey(each.slice(each.lastIndexOf('.') + 1)) === nameKey(last))
  return [...new Set([...(closest === undefined ? [] : [closest]), ...sameName])].slice(0, mostNear)
}
