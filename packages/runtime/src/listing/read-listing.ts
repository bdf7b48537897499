import { MetierError, type Diagnostic, type FileSystem } from '@metier/core'
import type { ListingRow } from './listing-row.ts'

export const listingSchema = 'metier.listing/1'

export interface ReadListingOptions {
  readonly fileSystem: FileSystem
  /** Absolute path of the listing. */
  readonly path: string
  /** Absolute path of the root it must be of. */
  readonly root: string
  /** Of the code that read the skills: another may read them in another way. */
  readonly reader: string
  /** Number of the user who must own it, where the system has such numbers. */
  readonly user: number | undefined
}

/**
 * The rows of a listing, in the order of their names. Empty when there is none that may be used: of another version,
 * damaged, or where somebody else could have written it. Losing one costs time and nothing else.
 */
export function readListing({ fileSystem, path, root, reader, user }: ReadListingOptions): readonly ListingRow[] {
  try {
    const head = fileSystem.readHead(path, Number.MAX_SAFE_INTEGER, { followLink: false })
    if (head === undefined || head.stat.kind !== 'file') return []
    if (head.stat.owner !== user || (head.stat.mode & 0o022) !== 0) return []
    const data: unknown = JSON.parse(new TextDecoder().decode(head.bytes))
    if (typeof data !== 'object' || data === null || !('rows' in data)) return []
    const { schema, reader: by, root: of, rows } = data as Readonly<Record<string, unknown>>
    if (schema !== listingSchema || by !== reader || of !== root || !Array.isArray(rows)) return []
    return rows.every(isRow) ? rows : []
  } catch (error) {
    if (error instanceof MetierError || error instanceof SyntaxError) return []
    throw error
  }
}

function isRow(row: unknown): row is ListingRow {
  return (
    Array.isArray(row) &&
    typeof row[0] === 'string' &&
    typeof row[1] === 'number' &&
    typeof row[2] === 'number' &&
    typeof row[3] === 'number' &&
    typeof row[4] === 'number' &&
    typeof row[5] === 'string' &&
    typeof row[6] === 'string' &&
    (row[7] === undefined || typeof row[7] === 'object') &&
    (row[8] === undefined || areDiagnostics(row[8]))
  )
}

function areDiagnostics(value: unknown): value is readonly Diagnostic[] {
  return Array.isArray(value) && value.every(isDiagnostic)
}

function isDiagnostic(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (!('code' in value && 'severity' in value && 'message' in value)) return false
  const { code, severity, message } = value
  return typeof code === 'string' && typeof message === 'string' && (severity === 'warning' || severity === 'info')
}
