// How the examples are cut for judging what a model has not seen: a table, and a cluster of skills that are alike, are never in two.

/** As many as the first of those who wrote examples; a later hand lies in a part with an earlier one. */
const parts = 6

/** All that one hand wrote lies in one part, and so does a table, a collection, and what one owner published. */
export function byHand({ source, group, hand }) {
  return hand !== undefined ? Number(hand) % parts : partOf(`${source} ${group}`)
}

function partOf(text) {
  let sum = 0
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0), 0x01000193) >>> 0
  return ((sum ^ (sum >>> 15)) >>> 0) % parts
}
