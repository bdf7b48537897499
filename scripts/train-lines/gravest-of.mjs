import { leastAlone } from '../../packages/core/dist/scan/learned/least-alone.js'
import { scoreOfSigns } from '../../packages/core/dist/scan/learned/score-of-signs.js'

/** What the window of a bag comes to that is most like an attack; `-Infinity` for one that has none. */
export function gravestOf({ rows }, signsOfRows, weights) {
  const scores = rows.map(({ row }) => {
    const [alone, only, ofOnly] = signsOfRows[row]
    return alone < leastAlone ? -Infinity : scoreOfSigns(weights, { alone, only, ofOnly })
  })
  return Math.max(...scores)
}
