import type { SearchSegment } from './search-segment.ts'

/** Where the documents of a segment stand in an index. */
export interface IndexPart {
  readonly segment: SearchSegment
  /** Slot of each document of the segment, -1 where it is not of this index; without, document and slot are one. */
  readonly slots?: Int32Array
}

/** Where a document is kept. */
export interface DocumentPlace {
  readonly part: number
  readonly document: number
}

/** Documents of one or more segments in one order: the slots, of which some may be empty. */
export interface SearchIndex {
  readonly parts: readonly IndexPart[]
  /** One more than the highest slot. */
  readonly slots: number
  /** How many documents there are. */
  readonly size: number
  /** Where the document of a slot is kept; `undefined` for an empty one. */
  placeOf(slot: number): DocumentPlace | undefined
}

/** An index over segments. A document that two of them have the slot of is the last one's. */
export function createSearchIndex(parts: readonly IndexPart[]): SearchIndex {
  const only = parts.length === 1 ? parts[0] : undefined
  if (only !== undefined && only.slots === undefined) {
    const { size } = only.segment
    return { parts, slots: size, size, placeOf: (slot) => (slot < size ? { part: 0, document: slot } : undefined) }
  }
  const slots = parts.reduce((most, part) => Math.max(most, slotsOf(part)), 0)
  const partOf = new Int16Array(slots).fill(-1)
  const documentOf = new Uint32Array(slots)
  let size = 0
  for (const [number, part] of parts.entries()) {
    for (let document = 0; document < part.segment.size; document += 1) {
      const slot = part.slots === undefined ? document : (part.slots[document] ?? -1)
      if (slot < 0) continue
      if (partOf[slot] === -1) size += 1
      partOf[slot] = number
      documentOf[slot] = document
    }
  }
  const placeOf = (slot: number) => {
    const part = partOf[slot] ?? -1
    return part === -1 ? undefined : { part, document: documentOf[slot] ?? 0 }
  }
  return { parts, slots, size, placeOf }
}

function slotsOf({ segment, slots }: IndexPart): number {
  if (slots === undefined) return segment.size
  return slots.reduce((most, slot) => Math.max(most, slot + 1), 0)
}
