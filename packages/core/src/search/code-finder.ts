import { shortCodes } from './pack-facts.ts'

const known = new WeakMap<Uint32Array, (facts: number) => number>()

/** Finds the code of facts in a table of them, `shortCodes` where they have none. A table does not change. */
export function codeFinder(codes: Uint32Array): (facts: number) => number {
  let finder = known.get(codes)
  if (finder === undefined) known.set(codes, (finder = makeFinder(codes)))
  return finder
}

function makeFinder(codes: Uint32Array): (facts: number) => number {
  // Facts without a name fit a table; there are few others.
  const table = new Uint8Array(1 << 16).fill(shortCodes)
  const named = new Map<number, number>()
  for (const [code, facts] of codes.entries()) {
    if (facts >>> 16 === 0) table[facts] = code
    else named.set(facts, code)
  }
  return (facts) => (facts >>> 16 === 0 ? (table[facts] ?? shortCodes) : (named.get(facts) ?? shortCodes))
}
