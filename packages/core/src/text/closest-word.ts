import { editDistance } from './edit-distance.ts'

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
