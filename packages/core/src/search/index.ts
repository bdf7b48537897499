// Search over skills that somebody has in memory, without the rest of the core: no parser, no schema and no scanner is loaded.
export type { Search, SearchOptions, SearchQueryOptions } from './create-search.ts'
export type { SearchAnswer, SearchHit, SearchReason, SearchVerdict } from './search-answer.ts'
export { searchDocument, type SearchableSkill, type SearchDocument } from './search-document.ts'
export { searchDocuments, type DocumentSubject } from './search-documents.ts'
export { WordVectors } from './word-vectors.ts'
