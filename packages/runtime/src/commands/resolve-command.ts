import { closestWord, nameKey, splitCommandId, type CatalogEntry, type CatalogView } from '@metier/core'
import type { DescribedCommand } from './described-skill.ts'

export interface ResolveCommandOptions {
  readonly id: string
  readonly view: CatalogView
  readonly commandsOf: (entry: CatalogEntry) => readonly DescribedCommand[]
  /** Skills by words and by meaning, the best first; asked only when no skill has the name (OMN-55). */
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

/**
 * The skill by its name at once (OMN-54), in whatever way that is spelt; where none has it, commands of those that a search
 * for it finds (OMN-55), to choose from: what merely resembles is never run.
 */
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

/** The same letters and digits, whatever stands between them. */
function alike(skill: string, { view }: ResolveCommandOptions): CatalogEntry | undefined {
  const wanted = bare(skill)
  if (wanted === '') return undefined
  return view.active.find(({ name, candidate }) => bare(name) === wanted || bare(candidate.directoryKey) === wanted)
}

function bare(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}

function nearOf(options: ResolveCommandOptions, entries: readonly CatalogEntry[]): readonly string[] {
  const { id, view, commandsOf, search } = options
  const idsOf = (among: readonly CatalogEntry[]) =>
    among.flatMap((entry) => commandsOf(entry).map(({ name }) => `${entry.name}.${name}`))
  const ids = idsOf(entries.length > 0 ? entries : view.active)
  const dotted = id.replace('__', '.')
  const last = dotted.split('.').at(-1) ?? ''
  const closest = closestWord(dotted, ids)
  const sameName = ids.filter((each) => nameKey(each.slice(each.lastIndexOf('.') + 1)) === nameKey(last))
  const found = entries.length > 0 ? [] : idsOf(search(dotted.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()))
  return [...new Set([...(closest === undefined ? [] : [closest]), ...sameName, ...found])].slice(0, mostNear)
}
