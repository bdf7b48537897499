import type { FieldRow } from '../fields/field-table.ts'
import { clientSpelling } from './client-spelling.ts'
import type { MetadataStyle } from './metadata-style.ts'

/** Is the field written at the top level in this style? */
export function isWrittenOnTop(row: FieldRow, style: MetadataStyle): boolean {
  return row.home === 'top' || (style === 'claude' && clientSpelling(row) !== undefined)
}
