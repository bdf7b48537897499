/** Does a text hold the marks that git leaves where it could not merge? */
export function isConflicted(text: string): boolean {
  return /^<{7}(?: |$)/m.test(text) && /^>{7}(?: |$)/m.test(text)
}
