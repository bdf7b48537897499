/** What the window of a bag comes to that is most like an attack; `-Infinity` for one that has none. */
export function gravestOf({ rows }, signsOfRows, signs) {
  return Math.max(...rows.map(({ row }) => scoreOfSigns(signsOfRows[row], signs)))
}

/** A window that is not like an attack by itself is not looked at beside its skill. */
export const leastAlone = -3

function scoreOfSigns([alone, only, ofOnly], signs) {
  if (alone < leastAlone) return -Infinity
  return signs.alone * alone + signs.only * only + signs.ofOnly * ofOnly + signs.always
}
