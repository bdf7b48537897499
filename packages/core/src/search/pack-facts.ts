/**
 * What is known of a term in a document, in 24 bits: how much the document is about it (8), in which fields it stands
 * (8, in the order of `searchFields`), and where it stands in the name, how many terms the name has (8, else 0).
 */
export type PostingFacts = number

/** Codes of one byte; the one behind them says that the facts follow in three bytes. */
export const shortCodes = 255

export function packFacts(impact: number, fields: number, nameLength: number): PostingFacts {
  return impact | (fields << 8) | ((fields & 1) === 1 ? nameLength << 16 : 0)
}

export function impactOf(facts: PostingFacts): number {
  return facts & 255
}

export function fieldsOf(facts: PostingFacts): number {
  return (facts >>> 8) & 255
}

export function nameLengthOf(facts: PostingFacts): number {
  return (facts >>> 16) & 255
}
