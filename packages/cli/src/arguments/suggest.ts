import { editDistance } from '@metier/core'

// Words on a command line are short; a longer one is a mistake of another kind and not worth the square.
const longestWord = 64

function firstLetter(word: string): string {
  return word.replace(/^-+/, '').charAt(0).toLowerCase()
}

/** The known words that the given one was probably meant to be, best first, at most three. */
export function suggest(word: string, known: readonly string[]): readonly string[] {
  if (word.length > longestWord) return []
  const folded = word.toLowerCase()
  const usual = folded.length <= 3 ? 1 : folded.length <= 6 ? 2 : 3
  return known
    .map((candidate) => {
      const isStart = folded.length >= 2 && candidate.startsWith(folded)
      // Hardly anybody mistypes the first letter and more besides.
      const limit = firstLetter(candidate) === firstLetter(folded) ? usual : 1
      return { candidate, limit, distance: isStart ? 0 : editDistance(folded, candidate.toLowerCase()) }
    })
    .filter(({ distance, limit }) => distance <= limit)
    .toSorted((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}

/** ` Did you mean …?`, or nothing when there is nothing to suggest. */
export function didYouMean(word: string, known: readonly string[]): string {
  const found = suggest(word, known)
  return found.length === 0 ? '' : `Did you mean ${found.map((each) => `\`${each}\``).join(' or ')}?`
}
