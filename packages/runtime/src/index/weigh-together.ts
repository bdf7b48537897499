import type { DocumentNote, SearchDocument, SegmentBuilder } from '@metier/core'
import type { Weigher } from './weigher.ts'

export interface WeighTogetherOptions {
  readonly builder: SegmentBuilder
  /** Somebody who weighs some of them; without one, all are weighed here. */
  readonly weigher?: Weigher | undefined
  /** How many documents there are. */
  readonly count: number
  readonly documentAt: (slot: number) => SearchDocument
  readonly noteAt: (slot: number) => DocumentNote
}

/** Documents that are given away at once. */
const batchLength = 256
/** Documents after which it is asked whether more can be given away: a fourth of the time that a batch takes. */
const offerEach = 64

/**
 * Adds documents to a builder, in their order, whoever weighs them: here from the first on, over there in batches from
 * the last back, until the two meet.
 */
export function weighTogether({ builder, weigher, count, documentAt, noteAt }: WeighTogetherOptions): void {
  let end = count
  const batch = () => Array.from({ length: batchLength }, (_, at) => documentAt(end - batchLength + at))
  for (let slot = 0; slot < end; slot += 1) {
    if (slot % offerEach === 0 && end - slot > 2 * batchLength && weigher?.offer(batch) === true) end -= batchLength
    builder.add(documentAt(slot), noteAt(slot))
  }
  const rows = weigher?.collect()
  for (let slot = end; slot < count; slot += 1) {
    // The batches were given away from the last to the first, each in the order of its documents.
    const behind = Math.floor((count - 1 - slot) / batchLength)
    const document = behind * batchLength + slot - (count - (behind + 1) * batchLength)
    if (rows === undefined) builder.add(documentAt(slot), noteAt(slot))
    else builder.takeWeighed(rows, document, noteAt(slot))
  }
}
