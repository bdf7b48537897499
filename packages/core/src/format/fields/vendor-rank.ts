import { vendorBlocks } from './vendor-blocks.ts'

/** Ranks of one level lie below those of the next. */
export const levelRank = 100

/** Rank to add for a vendor's block: the first block of the table wins. `undefined` when it is no vendor's. */
export function vendorRank(block: string): number | undefined {
  const index = (vendorBlocks as readonly string[]).indexOf(block)
  return index === -1 ? undefined : index * levelRank
}
