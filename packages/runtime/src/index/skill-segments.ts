import {
  SearchSegment,
  SegmentBuilder,
  type CatalogEntry,
  type DocumentNote,
  type SearchDocument,
  type SearchIndex,
  type WordVectors,
} from '@metier/core'
import { combineSegments, type ChangePlaces } from './combine-segments.ts'
import type { IndexFile } from './open-index-file.ts'
import { SkillDirectories, encodeSkillRecord } from './encode-skill-record.ts'
import { documentIn, findOrigins, isFromChanges, nowhere, type Origins } from './find-origins.ts'
import { stampEntries, type StampedEntries } from './stamp-entries.ts'
import type { Weigher } from './weigher.ts'
import { weighTogether } from './weigh-together.ts'

export interface SkillSegmentsOptions {
  /** What is searched of a skill; reads its file. */
  readonly documentOf: (entry: CatalogEntry) => SearchDocument
  readonly indexFile?: IndexFile
  /** For keeping what each skill means. */
  readonly words?: WordVectors | undefined
  /** Somebody to share the weighing with, where all skills are to be weighed and they are many. */
  readonly openWeigher?: (() => Weigher) | undefined
  /** Does something a moment later, after the caller has its answer; at once unless told. */
  readonly later?: (action: () => void) => void
  /** Bytes of a file from which on it is read in parts instead of being held in memory; 8 MB unless told. */
  readonly largeFile?: number
}

/** Kept with a segment of changes: which base it belongs to, and how the two make one. */
interface ChangesAbout extends ChangePlaces {
  readonly base: string
  readonly directories: readonly string[]
}

interface State {
  readonly base: SearchSegment
  readonly changes?: SearchSegment
}

/** Identities of the segments of an index. */
export interface KeptSegments {
  readonly base: string
  /** `null` where the base is all there is. */
  readonly changes: string | null
}

/** So many changes, or a quarter of all, are kept apart; beyond, writing them again each time costs more than one file. */
const mostChanges = 512
const usualLargeFile = 8 << 20
const fewChanges = 64
/** Fewer skills are weighed before a second thread has started. */
const manySkills = 4000
/** Up to so many skills the index has their descriptions: a new process reads no skill that it answers. They are one megabyte. */
const mostDescribed = 4000

/**
 * The documents of the skills, in one large segment and one of what has changed since. A skill is read and weighed again
 * only when its stamp is in neither.
 */
export class SkillSegments {
  readonly #options: SkillSegmentsOptions
  #state: State | undefined
  #directories = new SkillDirectories()
  #isRead = false
  /** Writes down the changes that are not on disk yet. */
  #unwritten: (() => void) | undefined
  /** What was asked for last: most of the next entries are the same. */
  #stamped: StampedEntries | undefined

  constructor(options: SkillSegmentsOptions) {
    this.#options = options
  }

  /** Which files hold what the last index was made of. */
  kept(): KeptSegments | undefined {
    this.#writeDown()
    return this.#state && { base: this.#state.base.identity, changes: this.#state.changes?.identity ?? null }
  }

  /** Forgets what was kept, also on disk: it turned out to be damaged. */
  forget(): void {
    this.#unwritten = undefined
    this.#state = undefined
    this.#directories = new SkillDirectories()
    this.#isRead = true
  }

  /** The index of entries, whose slots are in their order. `roots` say where it is kept for the next process. */
  indexOf(entries: readonly CatalogEntry[], roots: readonly string[]): SearchIndex {
    if (!this.#isRead) this.#readKept(roots)
    const { stamps } = (this.#stamped = stampEntries(entries, this.#stamped))
    const known = this.#state
    if (known === undefined) return this.#rebuild({ entries, stamps, roots })
    const found = findOrigins(known, stamps)
    const changed = found.places.length + found.removed.length
    if (changed > Math.max(fewChanges, Math.min(mostChanges, known.base.size / 4))) {
      return this.#rebuild({ entries, stamps, roots, known, found })
    }
    return this.#change({ entries, stamps, roots, known, found })
  }

  #readKept(roots: readonly string[]): void {
    this.#isRead = true
    const { indexFile } = this.#options
    const large = this.#largeBase(roots)
    const base = large ?? segmentIn(indexFile?.read(roots, 'base'))
    // What was weighed with another table of words, or without one, is weighed again.
    if (base === undefined || base.meanings()?.identity !== this.#options.words?.identity) return
    const changes = segmentIn(indexFile?.read(roots, 'changes'))
    const about = aboutOf(changes)
    const fits = about?.base === base.identity
    this.#state = fits && changes !== undefined ? { base, changes } : { base }
    this.#directories = new SkillDirectories(fits ? about.directories : directoriesOf(base))
  }

  #rebuild(wanted: Wanted): SearchIndex {
    const { entries, roots } = wanted
    // They belong to the base that goes now.
    this.#unwritten = undefined
    const builder = new SegmentBuilder(this.#options.words)
    if (wanted.known === undefined) this.#addAll(builder, wanted)
    else for (let slot = 0; slot < entries.length; slot += 1) this.#add(builder, wanted, slot)
    const bytes = builder.finish({ directories: this.#directories.list })
    let base = segmentOf(bytes)
    this.#options.indexFile?.write(roots, 'base', bytes)
    const large = this.#largeBase(roots)
    if (large?.identity === base.identity) base = large
    this.#state = { base }
    return combineSegments(base, undefined, { removed: [], places: [] })
  }

  #addAll(builder: SegmentBuilder, { entries, stamps }: Wanted): void {
    const at = (slot: number): CatalogEntry => {
      const entry = entries[slot]
      if (entry === undefined) throw new TypeError(`There is no entry ${String(slot)}.`)
      return entry
    }
    weighTogether({
      builder,
      weigher: entries.length < manySkills ? undefined : this.#options.openWeigher?.(),
      count: entries.length,
      documentAt: (slot) => this.#options.documentOf(at(slot)),
      noteAt: (slot) => this.#noteOf(at(slot), { entries, stamps }, slot),
    })
  }

  /** The file of the base, where it is large: of 100,000 skills it would be most of what a server holds in memory. */
  #largeBase(roots: readonly string[]): SearchSegment | undefined {
    const { indexFile, largeFile = usualLargeFile } = this.#options
    const parts = indexFile?.parts(roots, 'base')
    if (parts === undefined) return undefined
    const isLarge = parts.length >= largeFile
    const segment = isLarge ? SearchSegment.inParts(parts.length, (...part) => parts.read(...part)) : undefined
    if (segment === undefined) parts.close()
    // Searches of earlier snapshots may still read of it; when nobody can, it is closed.
    else unreachable.register(segment, () => parts.close())
    return segment
  }

  #change(wanted: Wanted & Required<Pick<Wanted, 'known' | 'found'>>): SearchIndex {
    const { roots, known, found } = wanted
    const { base } = known
    const { origins, removed, places } = found
    const isSame =
      places.length === (known.changes?.size ?? 0) && places.every((slot) => isFromChanges(origins[slot] ?? 0))
    // What was removed says itself; only what was added or replaced is written down.
    let { changes } = known
    if (!isSame || isNewlyRemoved(removed, aboutOf(changes))) {
      const builder = new SegmentBuilder(this.#options.words)
      for (const slot of places) this.#add(builder, wanted, slot)
      const about: ChangesAbout = { base: base.identity, removed, places, directories: this.#directories.list }
      const bytes = builder.finish(about)
      changes = segmentOf(bytes)
      this.#state = { base, changes }
      this.#unwritten = () => this.#options.indexFile?.write(roots, 'changes', bytes)
      // Of many changes in a row the last one is written, and nobody waits for the disk.
      const { later = atOnce } = this.#options
      later(() => this.#writeDown())
    }
    return combineSegments(base, changes, { removed, places })
  }

  #writeDown(): void {
    const write = this.#unwritten
    this.#unwritten = undefined
    write?.()
  }

  #add(builder: SegmentBuilder, { entries, stamps, known, found }: Wanted, slot: number): void {
    const origin = found?.origins[slot] ?? nowhere
    if (known !== undefined && origin !== nowhere) {
      const segment = isFromChanges(origin) ? known.changes : known.base
      if (segment !== undefined) {
        builder.take(segment, [documentIn(origin)])
        return
      }
    }
    const entry = entries[slot]
    if (entry === undefined) return
    builder.add(this.#options.documentOf(entry), this.#noteOf(entry, { entries, stamps }, slot))
  }

  #noteOf(entry: CatalogEntry, { entries, stamps }: StampedEntries, slot: number): DocumentNote {
    const stamp = [stamps[2 * slot] ?? 0, stamps[2 * slot + 1] ?? 0] as const
    const isDescribed = entries.length <= mostDescribed
    return { stamp, record: encodeSkillRecord(entry, { directories: this.#directories, isDescribed }) }
  }
}

interface Wanted {
  readonly entries: readonly CatalogEntry[]
  /** Two numbers for each. */
  readonly stamps: Uint32Array
  readonly roots: readonly string[]
  readonly known?: State
  readonly found?: Origins
}

function atOnce(action: () => void): void {
  action()
}

function isNewlyRemoved(removed: readonly number[], about: ChangesAbout | undefined): boolean {
  const before = about?.removed ?? []
  return removed.length !== before.length || removed.some((document, at) => document !== before[at])
}

const unreachable = new FinalizationRegistry<() => void>((close) => close())

function segmentIn(bytes: Uint8Array | undefined): SearchSegment | undefined {
  return bytes && SearchSegment.of(bytes)
}

function segmentOf(bytes: Uint8Array): SearchSegment {
  const segment = SearchSegment.of(bytes)
  if (segment === undefined) throw new TypeError('A segment that was just made is none.')
  return segment
}

export function directoriesOf(segment: SearchSegment): readonly string[] {
  const about = segment.about()
  return isRecord(about) ? namesIn(about['directories']) : []
}

/** What is said with changes; `undefined` for a base. */
export function aboutOf(segment: SearchSegment | undefined): ChangesAbout | undefined {
  const about = segment?.about()
  if (!isRecord(about) || typeof about['base'] !== 'string') return undefined
  const { base, removed, places, directories } = about
  return { base, removed: numbersIn(removed), places: numbersIn(places), directories: namesIn(directories) }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function numbersIn(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
}

function namesIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}
