// How the examples are cut for judging what a model has not seen: a table, and a cluster of skills that are alike, are never in two.

const parts = 4
/** Those who wrote examples. */
const hands = 6

/** A family of attacks lies in one part, and so does each language but English. */
export function byFamily({ source, group }) {
  const language = /^(?<language>[a-z]{2})-/.exec(group)?.groups.language
  return partOf(`${source} ${source === 'written' && language !== undefined ? language : group}`)
}

/** All that one hand wrote lies in one part. */
export function byHand(bag) {
  return bag.source === 'written' ? Number(bag.hand) % hands : byFamily(bag)
}

function partOf(text) {
  let sum = 0
  for (const letter of text) sum = Math.imul(sum ^ letter.codePointAt(0), 0x01000193) >>> 0
  return ((sum ^ (sum >>> 15)) >>> 0) % parts
}
