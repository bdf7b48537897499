import { blockLines } from '../write/block-lines.ts'
import type { MetadataStyle } from '../write/metadata-style.ts'

/** The lines of an entry under `metadata` that has no meaning to us: a structure is one text of JSON, or a block. */
export function entryLines(key: string, value: unknown, style: MetadataStyle): readonly string[] {
  if (typeof value !== 'object' || value === null) return blockLines(key, value)
  const nested = style === 'nested' ? blockLines(key, value) : []
  return nested.length > 0 ? nested : blockLines(key, JSON.stringify(value))
}
