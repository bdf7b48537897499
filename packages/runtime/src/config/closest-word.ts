/** Comparing is quadratic in length; nobody mistypes more than this. */
const longest = 64

/** The word that somebody probably meant: two letters differ, or a third of a long word. `undefined` when none is near. */
export function closestWord(written: string, words: readonly string[]): string | undefined {
  if (written.length > longest) return undefined
  const wanted = written.toLowerCase()
  let best: string | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  for (const word of words) {
    const limit = word.length < 4 ? Math.floor(word.length / 3) : Math.max(2, Math.floor(word.length / 3))
    if (Math.abs(word.length - wanted.length) > limit) continue
    const distance = editDistance(wanted, word.toLowerCase())
    if (distance <= limit && distance < bestDistance) {
      best = word
      bestDistance = distance
    }
  }
  return best
}

/** Levenshtein's distance: letters to insert, remove or replace. */
function editDistance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, index) => index)
  for (let outer = 1; outer <= left.length; outer += 1) {
    const next = [outer]
    for (let inner = 1; inner <= right.length; inner += 1) {
      const replaced = (row[inner - 1] ?? 0) + (left[outer - 1] === right[inner - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[inner] ?? 0) + 1, (next[inner - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[right.length] ?? 0
}
