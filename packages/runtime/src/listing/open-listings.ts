import { join } from 'node:path'
import { MetierError, type Clock, type FileSystem, type FileWriter, type Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import { shortNameOf } from '../disk/short-name-of.ts'
import type { RootScan } from '../discover/scan-root.ts'
import type { Unit } from '../discover/walk-unit.ts'
import type { ListingRow } from './listing-row.ts'
import { listingSchema, readListing } from './read-listing.ts'
import { rowOfCandidate } from './row-of-candidate.ts'

export interface OpenListingsOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly clock: Clock
  readonly host: Host
  /** Names the code that reads skills. */
  readonly reader: string
  /** Present where somebody else may keep what is found later. */
  readonly leave?: LeaveListings
}

export interface LeaveListings {
  /** Roots with so many children, of which nothing is kept, are left. */
  readonly from: number
  /** Called at the first of them, before anything in it is read. */
  readonly onLeave: () => void
}

/** What was read of the roots the last time, by any command. Used only for files that are still the same. */
export interface Listings {
  /**
   * Rows of a root in the order of their names; empty when nothing is known. `undefined` where nothing need be kept of
   * it, because there is so much that it is left to somebody else.
   */
  of(root: string, children?: number): readonly ListingRow[] | undefined
  /** Is what was found left to somebody else? Then `save` writes nothing. */
  readonly isLeft: boolean
  /** Takes what a scan found, to be written by `save`. */
  offer(scans: readonly RootScan[]): void
  /** Writes what is worth writing: to be called when a command has given its answer. Never throws for a disk's sake. */
  save(): void
}

/** Of this many skills one may have changed before all of them are written again. */
const mostStale = 64

/** The listings in the cache of this user, one file for each root. */
export function openListings({ fileSystem, writer, clock, host, reader, leave }: OpenListingsOptions): Listings {
  const directory = join(platformDirectories(host).cache, 'listing')
  const known = new Map<string, readonly ListingRow[]>()
  const user = process.getuid?.()
  let offered: readonly RootScan[] = []
  let isLeft = false
  const started = clock.now()
  const write = ({ place, units }: RootScan): void => {
    const root = place.root.path
    const before = known.get(root)?.length ?? 0
    const { rows, recalled } = rowsOf(units.values(), started)
    const stale = rows.length - recalled + (before - recalled)
    if (stale * mostStale <= Math.max(rows.length, before)) return
    const text = JSON.stringify({ schema: listingSchema, reader, root, rows })
    writer.write(join(directory, `${shortNameOf(root)}.json`), text, { mode: 0o600, durable: false })
  }
  return {
    of(root, children = 0) {
      let rows = known.get(root)
      if (rows === undefined) {
        rows = readListing({ fileSystem, path: join(directory, `${shortNameOf(root)}.json`), root, reader, user })
        known.set(root, rows)
      }
      if (rows.length > 0 || leave === undefined) return rows
      if (!isLeft && children >= leave.from) {
        isLeft = true
        leave.onLeave()
      }
      return isLeft ? undefined : rows
    },
    get isLeft() {
      return isLeft
    },
    offer(scans) {
      offered = isLeft ? [] : scans
    },
    save() {
      try {
        for (const scan of offered) if (scan.modified !== undefined) write(scan)
      } catch (error) {
        // A cache that cannot be written costs time, nothing else.
        if (!(error instanceof MetierError)) throw error
      }
      offered = []
    },
  }
}

function rowsOf(
  units: Iterable<Unit>,
  lookedAt: number,
): { readonly rows: readonly ListingRow[]; readonly recalled: number } {
  const rows: ListingRow[] = []
  let recalled = 0
  for (const { found } of units) {
    for (const { origin } of found) {
      if (origin === undefined) continue
      if ('stat' in origin) {
        const row = rowOfCandidate(origin, lookedAt)
        if (row !== undefined) rows.push(row)
      } else {
        rows.push(origin)
        recalled += 1
      }
    }
  }
  return { rows, recalled }
}
