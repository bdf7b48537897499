/**
 * Whether a connection that a shell opened under a number is neither read nor written: a port is asked whether it answers, which
 * shells can without any tool. A shell for another machine needs the number again.
 */
export function isOnlyKnocked(text: string, opening: string): boolean {
  const number = /^exec\s{1,4}(\d{1,2})<>/.exec(opening)?.[1]
  if (number === undefined) return false
  const used = new RegExp(`[<>]&\\s?${number}(?![\\d-])|\\bfd/${number}\\b|-u\\s{0,3}${number}\\b|[<>]&\\s?["']?[$]`)
  return !used.test(text)
}
