import { blockLines } from './block-lines.ts'
import type { MetadataStyle } from './metadata-style.ts'

/**
 * The lines of an entry under `metadata` that has no meaning to us: a structure is one text of JSON,
 * or a block where that is asked for and can hold it.
 */
export function entryLines(key: string, value: unknown, style: MetadataStyle): readonly string[] {
  if (typeof value !== 'object' || value === null) return blockLines(key, value)
  return style === 'nested' && !hasEmpty(value) ? blockLines(key, value) : blockLines(key, JSON.stringify(value))
}

/** Block style has no way to write an empty list or mapping. */
function hasEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const children: readonly unknown[] = Object.values(value)
  return children.length === 0 || children.some(hasEmpty)
}
