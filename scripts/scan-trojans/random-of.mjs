/** Numbers that look random and are the same for the same seed (mulberry32), with what payloads make of them. */
export function randomOf(seed) {
  let state = seed >>> 0
  const number = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const below = (count) => Math.floor(number() * count)
  const pick = (...choices) => choices[below(choices.length)]
  /** A few of them, at least one. */
  const some = (choices) => {
    const first = below(choices.length)
    return choices.filter((_, index) => index === first || number() < 0.3)
  }
  return { below, pick, some }
}
