import {
  DamagedSegment,
  createSearch,
  decodeText,
  orderSubjects,
  scopes,
  searchDocument,
  skillBody,
  type CatalogEntry,
  type CatalogView,
  type FileSystem,
  type Search,
  type SearchAnswer,
  type SearchDocument,
  type SearchQueryOptions,
  type SearchSubject,
  type WordVectors,
} from '@metier/core'
import type { IndexFile } from './open-index-file.ts'
import { SkillSegments, type KeptSegments } from './skill-segments.ts'
import type { Weigher } from './weigher.ts'

export interface SkillSearchOptions {
  /** For reading the beginning of each skill's text; without it frontmatter alone is searched. */
  readonly fileSystem?: FileSystem
  /** Where the index is kept for the next process; without one each builds its own. */
  readonly indexFile?: IndexFile
  /** For an order by meaning beside words. */
  readonly words?: WordVectors | undefined
  /** See `SkillSegmentsOptions`. */
  readonly openWeigher?: (() => Weigher) | undefined
  /** See `SkillSegmentsOptions`. */
  readonly later?: (action: () => void) => void
}

/** Search over the views of a living catalogue. */
export interface SkillSearch {
  /**
   * The best entries of a view for a query. What a word is worth depends on all entries of the view, so a score stays
   * the same whatever `accepts` leaves out.
   */
  find(view: CatalogView, query: string, options?: SearchQueryOptions<CatalogEntry>): SearchAnswer<CatalogEntry>
  /** `undefined` for another view than that of the last question. */
  keptOf(view: CatalogView): KeptSearch | undefined
}

// What is ranked of a text is in its first kilobytes; the rest would be read for nothing.
const headLength = 8192
/** Contexts whose index is kept: each holds some tens of megabytes where there are ten thousands of skills. */
const mostSearches = 4

/** Where the index of a view is kept, for a later process that shall answer from it. */
export interface KeptSearch extends KeptSegments {
  /** Of the directories that hold the skills; they name the files. */
  readonly roots: readonly string[]
  /** Slots of the skills that are not active, ascending. */
  readonly inactive: readonly number[]
}

/** Makes views searchable. Texts are read at the first question and again when their file has changed. */
export function createSkillSearch(options: SkillSearchOptions = {}): SkillSearch {
  return new ViewSearch(options)
}

class ViewSearch implements SkillSearch {
  readonly #options: SkillSearchOptions
  readonly #segments: SkillSegments
  readonly #searches = new Map<CatalogView, Search<CatalogEntry>>()

  /** What the files hold now. */
  #last: { view: CatalogView; entries: readonly CatalogEntry[]; roots: readonly string[] } | undefined

  constructor(options: SkillSearchOptions) {
    this.#options = options
    const { indexFile, words, openWeigher, later } = options
    this.#segments = new SkillSegments({
      documentOf: (entry) => this.#documentOf(entry),
      ...(indexFile && { indexFile }),
      words,
      openWeigher,
      ...(later && { later }),
    })
  }

  find(view: CatalogView, query: string, options: SearchQueryOptions<CatalogEntry> = {}): SearchAnswer<CatalogEntry> {
    try {
      return this.#searchOf(view).search(query, options)
    } catch (error) {
      if (!(error instanceof DamagedSegment)) throw error
      this.#segments.forget()
      this.#searches.clear()
      return this.#searchOf(view).search(query, options)
    }
  }

  keptOf(view: CatalogView): KeptSearch | undefined {
    const kept = this.#segments.kept()
    if (kept === undefined || this.#last?.view !== view) return undefined
    const { entries, roots } = this.#last
    return { ...kept, roots, inactive: [...entries.keys()].filter((slot) => entries[slot]?.state !== 'active') }
  }

  #searchOf(view: CatalogView): Search<CatalogEntry> {
    const known = this.#searches.get(view)
    if (known !== undefined) return known
    const ordered = orderSubjects(view.entries.map((entry) => new EntrySubject(entry)))
    const entries = ordered.map(({ item }) => item)
    const roots = [...new Set(entries.map(({ candidate }) => candidate.root.path))]
    const index = this.#segments.indexOf(entries, roots)
    this.#last = { view, entries, roots }
    const subjectAt = (slot: number): SearchSubject<CatalogEntry> => {
      const subject = ordered[slot]
      if (subject === undefined) throw new DamagedSegment()
      return subject
    }
    const search = createSearch(subjectAt, index, { words: this.#options.words })
    // What belongs to earlier snapshots goes: a catalogue that changes for days must not grow here.
    for (const other of this.#searches.keys()) {
      if (other.generation !== view.generation || this.#searches.size >= mostSearches) this.#searches.delete(other)
    }
    this.#searches.set(view, search)
    return search
  }

  #documentOf({ candidate, name, description }: CatalogEntry): SearchDocument {
    const searchable = candidate.skill ?? { name, description, triggers: [], intents: [], tags: [] }
    return searchDocument(searchable, this.#bodyAt(candidate.location))
  }

  #bodyAt(location: string): string {
    try {
      const head = this.#options.fileSystem?.readHead(location, headLength)
      return head === undefined ? '' : skillBody(decodeText(head.bytes, { partial: true }).text)
    } catch {
      // The catalogue says what is wrong with a file that cannot be read; its frontmatter is found all the same.
      return ''
    }
  }
}

/** Triggers stand in the skill itself, which is read when it is asked for: to ask that of ten thousand would read them all. */
class EntrySubject implements SearchSubject<CatalogEntry> {
  readonly item: CatalogEntry
  readonly name: string
  readonly trusted: boolean
  readonly rung: number

  constructor(entry: CatalogEntry) {
    const { trusted, root } = entry.candidate
    this.item = entry
    this.name = entry.name
    this.trusted = trusted
    this.rung = scopes.indexOf(root.scope)
  }

  get description(): string {
    return this.item.description
  }

  get triggers(): readonly string[] {
    return this.item.candidate.skill?.triggers ?? []
  }
}
