import { splitArguments, type CatalogView } from '@metier/core'

/** Skills that are called together, and what each of them is handed. */
export interface Invocation {
  readonly names: readonly string[]
  readonly arguments: readonly string[]
}

/** How many skills are called at once; Claude Code takes the first and five more. */
const mostTogether = 6

/**
 * What a call names: `review-pr 12`, `/review-pr 12`, or several at once as `/a /b words`, each of which is handed the
 * words. A word that begins with a slash and names no skill is an argument like any other, such as a path.
 */
export function invokedSkills(skill: string, words: readonly string[], view: CatalogView): Invocation {
  if (!skill.startsWith('/')) return { names: [skill], arguments: words }
  const [first = '', ...rest] = [...splitArguments(skill), ...words]
  const names = [first.slice(1)]
  let index = 0
  for (; index < rest.length && names.length < mostTogether; index += 1) {
    const word = rest[index] ?? ''
    const entry = word.startsWith('/') ? view.resolve(word.slice(1)) : undefined
    if (entry === undefined || isForked(view, names.at(-1) ?? '')) break
    names.push(word.slice(1))
  }
  return { names, arguments: rest.slice(index) }
}

/** What goes to an agent of its own is the last of a stack. */
function isForked(view: CatalogView, name: string): boolean {
  return view.resolve(name)?.candidate.skill?.context === 'fork'
}
