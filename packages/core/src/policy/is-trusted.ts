import type { TrustRecord } from './trust-record.ts'

export interface TrustQuestion {
  readonly records: readonly TrustRecord[]
  /** Absolute real path. */
  readonly directory: string
  /** The digest a directory has now, asked only for records that pin one; `undefined` when it cannot be told. */
  readonly digestOf: (directory: string) => string | undefined
}

/**
 * Does a record cover this directory, itself or from above? A pinned record counts only while its digest
 * holds: what cannot be checked is not trusted.
 */
export function isTrusted({ records, directory, digestOf }: TrustQuestion): boolean {
  return records.some(
    (record) =>
      covers(record.directory, directory) &&
      (record.digest === undefined || digestOf(record.directory) === record.digest),
  )
}

/** By whole segments: trust of `/a/b` says nothing about `/a/bc`. A path that climbs is nobody's. */
function covers(outer: string, inner: string): boolean {
  const above = segments(outer)
  const below = segments(inner)
  if (above.root !== below.root || [...above.parts, ...below.parts].includes('..')) return false
  return above.parts.length <= below.parts.length && above.parts.every((part, index) => part === below.parts[index])
}

/** A back slash separates only where paths start with a drive or a share; elsewhere it is part of a name. */
function segments(path: string): { readonly root: string; readonly parts: readonly string[] } {
  const isWindows = /^[A-Za-z]:[\\/]|^\\\\/.test(path)
  const parts = path.split(isWindows ? /[\\/]/ : '/').filter((part) => part !== '' && part !== '.')
  const isAbsolute = isWindows || path.startsWith('/')
  return { root: isWindows ? 'windows' : isAbsolute ? '/' : 'relative', parts }
}
