import type { SearchHit } from './search-answer.ts'
import { searchDocument, type SearchableSkill } from './search-document.ts'
import { searchDocuments } from './search-documents.ts'

/**
 * The items whose skills answer a query, best first, equals in byte order of name: a search over frontmatter alone, made
 * for this one query. Whoever asks more than once, or has the texts, uses `createSearch` (decisions R-41).
 */
export function searchSkills<Item>(
  items: readonly Item[],
  query: string,
  skillOf: (item: Item) => SearchableSkill | undefined,
): readonly SearchHit<Item>[] {
  const subjects = items.flatMap((item) => {
    const skill = skillOf(item)
    if (skill === undefined) return []
    return [{ item, document: searchDocument(skill), trusted: true, rung: 0 }]
  })
  const { hits } = searchDocuments(subjects).search(query, { limit: items.length })
  return hits
}
