import { mayMatch } from '../literals/may-match.ts'
import type { Piece } from '../piece.ts'

/** Places of one rule in one piece; more of the same tell nobody anything. */
const mostFound = 20
/** Places of one step that are kept: enough that padding with more of them is a sign of its own. */
const mostPlaces = 100_000

export interface StepsMatch {
  readonly index: number
  readonly 0: string
}

/**
 * Places where several things follow one another, each no further than `within` characters after the one before. Takes
 * a time that grows with the text, where one regular expression over all steps grows with its square.
 */
export function stepsIn(piece: Piece, steps: readonly RegExp[], within: number): readonly StepsMatch[] {
  if (!steps.every((step) => mayMatch(step, piece.text))) return []
  const { text } = piece.text
  const places: { readonly start: number; readonly end: number }[][] = []
  for (const step of steps) {
    const found = placesOf(text, step)
    if (found.length === 0) return []
    places.push(found)
  }
  const [first = [], ...rest] = places
  const matches: StepsMatch[] = []
  for (const { start, end } of first) {
    let at = end
    let isWhole = true
    for (const step of rest) {
      const place = step[firstFrom(step, at)]
      if (place === undefined || place.start > at + within) {
        isWhole = false
        break
      }
      at = place.end
    }
    if (isWhole) matches.push({ index: start, 0: text.slice(start, Math.min(at, start + 400)) })
    if (matches.length >= mostFound) break
  }
  return matches
}

/** Index of the first place at or after an offset. */
function firstFrom(places: readonly { readonly start: number }[], offset: number): number {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle]?.start ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low
}

function placesOf(text: string, step: RegExp): { readonly start: number; readonly end: number }[] {
  const found: { readonly start: number; readonly end: number }[] = []
  step.lastIndex = 0
  for (let match = step.exec(text); match !== null && found.length < mostPlaces; match = step.exec(text)) {
    found.push({ start: match.index, end: match.index + match[0].length })
    if (match[0] === '') step.lastIndex += 1
  }
  return found
}
