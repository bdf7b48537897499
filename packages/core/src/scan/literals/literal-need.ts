import { signKinds } from './sign-kinds.ts'

/** Literals by the names of `signKinds`: one of them, at least, stands in every text that a pattern matches. */
export type LiteralNeed = readonly string[]

/** Signs that stand in every text, and say nothing alone. */
const common = /^[\w.,-]$/
/** How a literal begins tells as much of a text as the whole, and many begin alike. */
const mostSigns = 7

/** Words as a `LiteralFinder` looks for them; `undefined` where one of them would be found in every text. */
export function literalNeed(words: readonly string[]): LiteralNeed | undefined {
  const begun = new Set<string>()
  for (const word of words) {
    const [start = ''] = signKinds.namesOf(word).split(signKinds.noName, 1)
    if (start === '' || (common.test(start) && start !== signKinds.foreignName)) return undefined
    begun.add(start.slice(0, mostSigns))
  }
  return [...begun]
}
