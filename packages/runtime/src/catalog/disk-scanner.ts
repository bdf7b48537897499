import { sep } from 'node:path'
import {
  compareRoots,
  MetierError,
  type Candidate,
  type Diagnostic,
  type FileSystem,
  type SkillFacts,
  type SkillRoot,
  type TrustStore,
} from '@metier/core'
import { discoveryProblem } from '../discover/discovery-problem.ts'
import { KeyedList } from '../discover/keyed-list.ts'
import { mapBy } from '../discover/map-by.ts'
import { pathInside } from '../discover/path-inside.ts'
import type { RootPlace } from '../discover/root-place.ts'
import { scanRoot, type ContextFor, type RootScan } from '../discover/scan-root.ts'
import type { FoundSkill } from '../discover/walk-unit.ts'
import type { Listings } from '../listing/open-listings.ts'
import { RowCursor } from '../listing/row-cursor.ts'

export interface DiskScannerOptions {
  readonly fileSystem: FileSystem
  readonly facts: SkillFacts
  readonly trust: TrustStore
  /** Asked anew for each scan: a root may come into being while we run. */
  readonly findPlaces: () => readonly RootPlace[]
  /** Absolute directories that links may lead into (decisions R-17a). */
  readonly allowSymlinkRoots: readonly string[]
  readonly maximumDepth: number
  readonly maximumDirectories: number
  readonly plainMarkdown: boolean
  /** What the last command read, for the first scan; what this one reads is offered for the next. */
  readonly listings?: Listings
  /** The first scan is the only one: a glance at each skill is enough. */
  readonly glances?: boolean
}

/** Everything on disk that a snapshot is made of. */
export interface DiskScan {
  readonly roots: readonly SkillRoot[]
  /** Keyed by location. */
  readonly candidates: ReadonlyMap<string, Candidate>
  /** All of them where they stand in ladder order: the usual case, and sorting thousands for nothing shows. */
  readonly ladder?: readonly Candidate[]
  readonly problems: readonly Diagnostic[]
}

export interface ScanOptions {
  /** Read every file again. */
  readonly fresh?: boolean
  /** Look at these directories and the roots alone: nothing was heard of any other. */
  readonly heard?: ReadonlySet<string>
  /** With `heard`: roots that came, went or changed are not looked for, nor roots in which nothing was heard of. */
  readonly knownRoots?: boolean
}

interface FoundBefore {
  /** Real paths. */
  readonly allowedTargets: readonly string[]
  readonly isFirst: boolean
  readonly listings: Listings | undefined
}

/** Roots of one's own home and of the product need no trust (decisions R-38). */
const trustedScopes: ReadonlySet<string> = new Set(['user', 'bundled'])

/** Looks at all roots, and again at what changed since. */
export class DiskScanner {
  readonly #options: DiskScannerOptions
  #scans: readonly RootScan[] = []
  /** Why nobody is trusted now. */
  #trustProblem: Diagnostic | undefined
  #result: DiskScan = { roots: [], candidates: new Map(), ladder: [], problems: [] }

  constructor(options: DiskScannerOptions) {
    this.#options = options
  }

  /** The roots as they were last looked at, in ladder order. */
  get scans(): readonly RootScan[] {
    return this.#scans
  }

  /** Gives back the very object of the last scan when nothing changed. */
  scan({ fresh = false, heard, knownRoots = false }: ScanOptions = {}): DiskScan {
    const { fileSystem, allowSymlinkRoots } = this.#options
    if (fresh) this.#trustProblem = undefined
    const before = new Map(this.#scans.map((scan) => [scan.place.root.path, scan]))
    const places = knownRoots ? this.#scans.map(({ place }) => place) : this.#placesNow(before)
    const allowedTargets = realPaths(fileSystem, allowSymlinkRoots)
    const isFirst = this.#scans.length === 0 && !fresh
    const listings = isFirst ? this.#options.listings : undefined
    const contextFor = this.#contextMaker(places, { allowedTargets, isFirst, listings })
    const scans = places.map((place) => {
      const previous = before.get(place.root.path)
      if (knownRoots && previous !== undefined && !isHeardIn(previous, heard)) return previous
      const isSame = previous?.place === place
      return scanRoot({
        fileSystem,
        place,
        contextFor,
        allowedTargets,
        fresh,
        ...(heard && { heard }),
        ...(isSame && { previous }),
      })
    })
    const unchanged = scans.length === this.#scans.length && scans.every((scan, index) => scan === this.#scans[index])
    if (unchanged) return this.#result
    this.#scans = scans
    listings?.offer(scans)
    this.#result = this.#compose()
    return this.#result
  }

  #placesNow(before: ReadonlyMap<string, RootScan>): readonly RootPlace[] {
    return this.#options.findPlaces().map((place) => sameOr(before.get(place.root.path)?.place, place))
  }

  #contextMaker(places: readonly RootPlace[], { allowedTargets, isFirst, listings }: FoundBefore): ContextFor {
    const mayGlance = isFirst && this.#options.glances === true && this.#options.fileSystem.glance !== undefined
    const { fileSystem, facts, maximumDepth, maximumDirectories, plainMarkdown } = this.#options
    let otherRoots: readonly string[] | undefined
    return (place, realRoot, { directoriesUsed, children = 0 }) => {
      const rows = listings?.of(place.root.path, children)
      return {
        fileSystem,
        facts,
        place,
        prefix: place.root.path + sep,
        realRoot,
        trusted: trustedScopes.has(place.root.scope) || this.#isTrusted(realRoot),
        allowedTargets,
        get otherRoots() {
          otherRoots ??= realPaths(
            fileSystem,
            places.map(({ root }) => root.path),
          )
          return otherRoots
        },
        maximumDepth,
        plainMarkdown,
        budget: { left: maximumDirectories - directoriesUsed },
        ...(rows !== undefined && { remembered: new RowCursor(rows) }),
        // What is kept for the next is kept with its stamp.
        ...(mayGlance && rows === undefined && { glances: true }),
      }
    }
  }

  /** Listing and reading need no trust: where its list cannot be read nobody has any, and all is listed as ever. */
  #isTrusted(realRoot: string): boolean {
    try {
      return this.#options.trust.isTrusted(realRoot)
    } catch (error) {
      if (!(error instanceof MetierError)) throw error
      const { path } = error.data
      const place = typeof path === 'string' ? path : realRoot
      this.#trustProblem = discoveryProblem('file-unreadable', place, error)
      return false
    }
  }

  /** One real directory reached on two ways is one skill: where it ranks higher, and itself before a link to it. */
  #compose(): DiskScan {
    const candidates: Candidate[] = []
    const seen = new Set<string>()
    // Asking for each of ten thousand real paths whether it was seen costs more than finding out that none can be.
    const needsCheck = canMeet(this.#scans)
    const take = ({ candidate, realDirectory }: FoundSkill) => {
      if (needsCheck) {
        if (seen.has(realDirectory)) return
        seen.add(realDirectory)
      }
      candidates.push(candidate)
    }
    const problems: Diagnostic[] = this.#trustProblem === undefined ? [] : [this.#trustProblem]
    for (const scan of this.#scans) {
      problems.push(...scan.problems)
      const linked: FoundSkill[] = []
      // No `for … of`: it makes an object for each of thousands.
      scan.units.forEach((unit) => {
        if (unit.only !== undefined) return take(unit.only)
        problems.push(...unit.problems)
        for (const found of unit.found) {
          if (found.linked) linked.push(found)
          else take(found)
        }
      })
      linked.forEach(take)
    }
    const roots = this.#scans.map(({ place }) => place.root)
    const isOrdered = roots.every(isBehindLast) && this.#scans.every((scan) => scan.isOrdered === true)
    const before = this.#result
    return {
      // The same object says that nothing changed, and saves the next snapshot the work.
      roots: sameList(before.roots, roots),
      // What stands in order in roots that cannot meet stands in one place each.
      candidates: isOrdered && !needsCheck ? new KeyedList(candidates, locationOf) : mapBy(candidates, locationOf),
      ...(isOrdered && { ladder: candidates }),
      problems: sameList(before.problems, problems),
    }
  }
}

function locationOf({ location }: Candidate): string {
  return location
}

function isBehindLast(root: SkillRoot, index: number, roots: readonly SkillRoot[]): boolean {
  const last = roots[index - 1]
  return last === undefined || compareRoots(last, root) < 0
}

/** Can one real directory be reached from two of these roots, or in one of them by a link? */
function canMeet(scans: readonly RootScan[]): boolean {
  const realRoots = scans.flatMap(({ realRoot }) => realRoot ?? [])
  return (
    realRoots.some((root, index) => realRoots.some((other, at) => at !== index && pathInside(root, other))) ||
    scans.some(
      ({ units, isOrdered }) => isOrdered !== true && [...units.values()].some(({ links }) => links.length > 0),
    )
  )
}

function isHeardIn({ place, modified }: RootScan, heard: ReadonlySet<string> = new Set()): boolean {
  if (modified === undefined) return false
  const { path } = place.root
  if (heard.has(path)) return true
  const prefix = path + sep
  for (const directory of heard) if (directory.startsWith(prefix)) return true
  return false
}

/** The object known before, so that what hangs on its identity stays known. */
function sameOr(before: RootPlace | undefined, place: RootPlace): RootPlace {
  if (before === place) return place
  return before !== undefined && JSON.stringify(before) === JSON.stringify(place) ? before : place
}

function sameList<Item>(before: readonly Item[], now: readonly Item[]): readonly Item[] {
  return before.length === now.length && before.every((item, index) => item === now[index]) ? before : now
}

function realPaths(fileSystem: FileSystem, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    try {
      return fileSystem.realPath(path) ?? []
    } catch {
      return []
    }
  })
}
