const letters = 'abcdefghijklmnopqrstuvwxyz'
/** Shorter words have too many neighbours that mean something else. */
const shortest = 5
/** Longer ones are names of things, and hardly typed by hand. */
const longest = 20

/**
 * What somebody may have meant who mistyped a word once: one letter left out, too many, another, or two that changed places;
 * never another first letter, which people get right. Some hundred for a word; of anything but words of usual length nothing.
 */
export function nearTerms(term: string): readonly string[] {
  if (term.length < shortest || term.length > longest || !/^[a-z]+$/.test(term)) return []
  const near = new Set<string>()
  for (let at = 1; at <= term.length; at += 1) {
    const [before, behind] = [term.slice(0, at), term.slice(at)]
    for (const letter of letters) near.add(before + letter + behind)
    if (behind === '') continue
    const rest = behind.slice(1)
    near.add(before + rest)
    for (const letter of letters) near.add(before + letter + rest)
    if (rest !== '') near.add(`${before}${rest.charAt(0)}${behind.charAt(0)}${rest.slice(1)}`)
  }
  near.delete(term)
  return [...near]
}
