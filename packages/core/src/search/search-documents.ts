import { createSearch, type Search, type SearchOptions, type SearchSubject } from './create-search.ts'
import { orderSubjects } from './order-subjects.ts'
import { createSearchIndex } from './create-search-index.ts'
import { SearchSegment } from './search-segment.ts'
import { SegmentBuilder } from './segment-builder.ts'
import type { SearchDocument } from './search-document.ts'

/** A document and whose it is. */
export interface DocumentSubject<Item> extends Pick<SearchSubject<Item>, 'item' | 'trusted' | 'rung'> {
  readonly document: SearchDocument
}

/** A search over documents in memory: analysed, put in order and inverted. */
export function searchDocuments<Item>(
  subjects: readonly DocumentSubject<Item>[],
  options: SearchOptions = {},
): Search<Item> {
  const ordered = orderSubjects(
    subjects.map((subject) => {
      const { name, description, triggers } = subject.document
      return { ...subject, name, description, triggers }
    }),
  )
  const builder = new SegmentBuilder(options.words)
  for (const { document } of ordered) builder.add(document)
  const segment = SearchSegment.of(builder.finish())
  if (segment === undefined) throw new TypeError('A segment that was just made is none.')
  return createSearch(
    (slot) => {
      const subject = ordered[slot]
      if (subject === undefined) throw new RangeError(`There is no document ${slot}.`)
      return subject
    },
    createSearchIndex([{ segment }]),
    options,
  )
}
