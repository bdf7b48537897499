import type { TrustFileRecord } from './trust-file-record.ts'
import { trustFileSchema } from './trust-file-schema.ts'

/** The text of a trust file. */
export function formatTrustFile(records: readonly TrustFileRecord[]): string {
  return `${JSON.stringify({ schema: trustFileSchema, records }, undefined, 2)}\n`
}
