import { analyzeDocument } from './analyze-document.ts'
import { buildSearchIndex } from './build-search-index.ts'
import { createSearch, type Search, type SearchSubject } from './create-search.ts'
import { orderSubjects } from './order-subjects.ts'
import type { SearchDocument } from './search-document.ts'

/** A document and whose it is. */
export interface DocumentSubject<Item> extends Pick<SearchSubject<Item>, 'item' | 'trusted' | 'rung'> {
  readonly document: SearchDocument
}

/** A search over documents in memory: analysed, put in order and inverted. */
export function searchDocuments<Item>(subjects: readonly DocumentSubject<Item>[]): Search<Item> {
  const ordered = orderSubjects(
    subjects.map((subject) => ({ ...subject, name: subject.document.name, triggers: subject.document.triggers })),
  )
  return createSearch(ordered, buildSearchIndex(ordered.map(({ document }) => analyzeDocument(document))))
}
