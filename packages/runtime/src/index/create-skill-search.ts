import {
  analyzeDocument,
  createSearch,
  decodeText,
  scopes,
  searchDocument,
  skillBody,
  type CatalogEntry,
  type CatalogView,
  type FileSystem,
  type Search,
  type SearchAnswer,
  type SearchQueryOptions,
  type SearchSubject,
} from '@metier/core'

export interface SkillSearchOptions {
  /** For reading the beginning of each skill's text; without it frontmatter alone is searched. */
  readonly fileSystem?: FileSystem
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
  return new ViewSearch(options.fileSystem)
}

interface Weighed {
  readonly stamp: string
  readonly parts: Pick<SearchSubject<CatalogEntry>, 'document' | 'analyzed'>
}

class ViewSearch implements SkillSearch {
  readonly #fileSystem: FileSystem | undefined
  readonly #searches = new Map<CatalogView, Search<CatalogEntry>>()
  readonly #weighed = new Map<string, Weighed>()

  constructor(fileSystem: FileSystem | undefined) {
    this.#fileSystem = fileSystem
  }

  find(view: CatalogView, query: string, options: SearchQueryOptions<CatalogEntry> = {}): SearchAnswer<CatalogEntry> {
    return this.#searchOf(view).search(query, options)
  }

  #searchOf(view: CatalogView): Search<CatalogEntry> {
    const known = this.#searches.get(view)
    if (known !== undefined) return known
    const search = createSearch(view.entries.map((entry) => this.#subjectOf(entry)))
    this.#forgetOld(view)
    this.#searches.set(view, search)
    return search
  }

  /** What belongs to earlier snapshots goes, so that a catalogue that changes for days does not grow here. */
  #forgetOld(view: CatalogView): void {
    for (const other of this.#searches.keys()) {
      if (other.generation !== view.generation || this.#searches.size >= mostSearches) this.#searches.delete(other)
    }
    if (this.#weighed.size <= 2 * view.all.length) return
    const present = new Set(view.all.map(({ candidate }) => candidate.location))
    for (const location of this.#weighed.keys()) if (!present.has(location)) this.#weighed.delete(location)
  }

  #subjectOf(entry: CatalogEntry): SearchSubject<CatalogEntry> {
    const { trusted, root } = entry.candidate
    return { item: entry, ...this.#weigh(entry), trusted, rung: scopes.indexOf(root.scope) }
  }

  #weigh({ candidate, name, description }: CatalogEntry): Weighed['parts'] {
    const { location, size, modified, skill } = candidate
    const stamp = `${size} ${modified} ${name} ${description}`
    const known = this.#weighed.get(location)
    if (known?.stamp === stamp) return known.parts
    const searchable = skill ?? { name, description, triggers: [], intents: [], tags: [] }
    const document = searchDocument(searchable, this.#bodyAt(location))
    const parts = { document, analyzed: analyzeDocument(document) }
    this.#weighed.set(location, { stamp, parts })
    return parts
  }

  #bodyAt(location: string): string {
    try {
      const head = this.#fileSystem?.readHead(location, headLength)
      return head === undefined ? '' : skillBody(decodeText(head.bytes, { partial: true }).text)
    } catch {
      // The catalogue says what is wrong with a file that cannot be read; its frontmatter is found all the same.
      return ''
    }
  }
}
