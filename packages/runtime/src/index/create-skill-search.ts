import {
  analyzeDocument,
  buildSearchIndex,
  createSearch,
  decodeText,
  orderSubjects,
  recoverDocuments,
  scopes,
  searchDocument,
  skillBody,
  type AnalyzedDocument,
  type CatalogEntry,
  type CatalogView,
  type FileSystem,
  type Search,
  type SearchAnswer,
  type SearchIndex,
  type SearchQueryOptions,
  type SearchSubject,
} from '@metier/core'
import type { IndexFile } from './open-index-file.ts'

export interface SkillSearchOptions {
  /** For reading the beginning of each skill's text; without it frontmatter alone is searched. */
  readonly fileSystem?: FileSystem
  /** Where the index is kept for the next process; without one each builds its own. */
  readonly indexFile?: IndexFile
}

/** Search over the views of a living catalogue. */
export interface SkillSearch {
  /**
   * The best entries of a view for a query. What a word is worth depends on all entries of the view, so a score stays
   * the same whatever `accepts` leaves out.
   */
  find(view: CatalogView, query: string, options?: SearchQueryOptions<CatalogEntry>): SearchAnswer<CatalogEntry>
}

// What is ranked of a text is in its first kilobytes; the rest would be read for nothing.
const headLength = 8192
/** Contexts whose index is kept: each holds some tens of megabytes where there are ten thousands of skills. */
const mostSearches = 4

/** Makes views searchable. Texts are read at the first question and again when their file has changed. */
export function createSkillSearch(options: SkillSearchOptions = {}): SkillSearch {
  return new ViewSearch(options)
}

class ViewSearch implements SkillSearch {
  readonly #options: SkillSearchOptions
  readonly #searches = new Map<CatalogView, Search<CatalogEntry>>()
  /** By key; of the last view, of which the next one has nearly everything. */
  #analyzed: ReadonlyMap<string, AnalyzedDocument> = new Map()

  constructor(options: SkillSearchOptions) {
    this.#options = options
  }

  find(view: CatalogView, query: string, options: SearchQueryOptions<CatalogEntry> = {}): SearchAnswer<CatalogEntry> {
    return this.#searchOf(view).search(query, options)
  }

  #searchOf(view: CatalogView): Search<CatalogEntry> {
    const known = this.#searches.get(view)
    if (known !== undefined) return known
    const ordered = orderSubjects(view.entries.map(subjectOf))
    const search = createSearch(ordered, this.#indexOf(ordered))
    // What belongs to earlier snapshots goes: a catalogue that changes for days must not grow here.
    for (const other of this.#searches.keys()) {
      if (other.generation !== view.generation || this.#searches.size >= mostSearches) this.#searches.delete(other)
    }
    this.#searches.set(view, search)
    return search
  }

  #indexOf(ordered: readonly SearchSubject<CatalogEntry>[]): SearchIndex {
    const keys = ordered.map(({ item }) => keyOf(item))
    const roots = [...new Set(ordered.map(({ item }) => item.candidate.root.path))]
    if (this.#analyzed.size === 0) {
      const stored = this.#options.indexFile?.read(roots)
      if (stored !== undefined && isSame(stored.keys, keys)) return stored.index
      if (stored !== undefined) this.#recover(stored.keys, stored.index)
    }
    const documents = ordered.map(({ item }, at) => this.#analyzed.get(keys[at] ?? '') ?? this.#analyze(item))
    this.#analyzed = new Map(documents.map((document, at) => [keys[at] ?? '', document]))
    const index = buildSearchIndex(documents)
    this.#options.indexFile?.write(roots, { keys, index })
    return index
  }

  #recover(keys: readonly string[], index: SearchIndex): void {
    const documents = recoverDocuments(index)
    this.#analyzed = new Map(documents.map((document, at) => [keys[at] ?? '', document]))
  }

  #analyze({ candidate, name, description }: CatalogEntry): AnalyzedDocument {
    const searchable = candidate.skill ?? { name, description, triggers: [], intents: [], tags: [] }
    return analyzeDocument(searchDocument(searchable, this.#bodyAt(candidate.location)))
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

function subjectOf(entry: CatalogEntry): SearchSubject<CatalogEntry> {
  const { trusted, root, skill } = entry.candidate
  return { item: entry, name: entry.name, triggers: skill?.triggers ?? [], trusted, rung: scopes.indexOf(root.scope) }
}

/** Changes with the file, and with what else is read of it (a name that comes from its directory). */
function keyOf({ candidate, name, description }: CatalogEntry): string {
  return `${candidate.size} ${candidate.modified} ${candidate.location} ${name} ${description.length}`
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((key, at) => key === right[at])
}
