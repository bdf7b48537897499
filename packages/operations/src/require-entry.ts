import { MetierError, searchSkills, type CatalogEntry, type CatalogView } from '@metier/core'

const namesShown = 20

/**
 * The skill of this name, in whatever state. Throws `unknown-skill` with names that come near, or all of them when
 * they are few.
 */
export function requireEntry(view: CatalogView, name: string): CatalogEntry {
  const entry = view.resolve(name)
  if (entry !== undefined) return entry
  const near = searchSkills(view.entries, name, (each) => each.candidate.skill).map(({ item }) => item.name)
  const all = view.entries.map((each) => each.name)
  const shown = near.length > 0 ? near.slice(0, 5) : all.slice(0, namesShown)
  const more = near.length > 0 || all.length <= namesShown ? '' : ` and ${all.length - namesShown} more`
  throw new MetierError({
    code: 'unknown-skill',
    message: `There is no skill ${JSON.stringify(name.slice(0, 100))} here.`,
    next:
      all.length === 0
        ? 'No skill was found at all; `metier doctor` shows where Metier looked.'
        : `${near.length > 0 ? 'Perhaps you mean' : 'There are'}: ${shown.join(', ')}${more}. \`metier doctor ${safeWord(name)}\` says why one is missing.`,
    data: { name: name.slice(0, 100), near: shown },
  })
}

// The name goes into a command that people copy: nothing that a shell would read as more than a word.
function safeWord(name: string): string {
  return /^[\w.-]{1,64}$/.test(name) ? name : 'NAME'
}
