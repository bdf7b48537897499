/** Edits (insert, delete, replace, swap of neighbours) that turn one word into the other, or `limit + 1` when more. */
function editDistance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return limit + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1)
      }
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return last[to.length] ?? limit + 1
}

// Words on a command line are short; a longer one is a mistake of another kind and not worth the square.
const longestWord = 64

/** The known words that the given one was probably meant to be, best first, at most three. */
export function suggest(word: string, known: readonly string[]): readonly string[] {
  if (word.length > longestWord) return []
  const folded = word.toLowerCase()
  const limit = folded.length <= 3 ? 1 : folded.length <= 6 ? 2 : 3
  return known
    .map((candidate) => {
      const isStart = folded.length >= 2 && candidate.startsWith(folded)
      return { candidate, distance: isStart ? 0 : editDistance(folded, candidate.toLowerCase(), limit) }
    })
    .filter(({ distance }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}

/** ` Did you mean …?`, or nothing when there is nothing to suggest. */
export function didYouMean(word: string, known: readonly string[]): string {
  const found = suggest(word, known)
  return found.length === 0 ? '' : `Did you mean ${found.map((each) => `\`${each}\``).join(' or ')}?`
}
