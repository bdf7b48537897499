import { matchSkill, type SearchableSkill, type SkillMatch } from './match-skill.ts'

export interface SearchHit<Item> extends SkillMatch {
  readonly item: Item
}

/**
 * The items whose skills answer a query, best first, equals in byte order of name. Deterministic; what scores
 * nothing is not there (decisions R-41).
 */
export function searchSkills<Item>(
  items: readonly Item[],
  query: string,
  skillOf: (item: Item) => SearchableSkill | undefined,
): readonly SearchHit<Item>[] {
  const hits: (SearchHit<Item> & { readonly name: string })[] = []
  for (const item of items) {
    const skill = skillOf(item)
    const match = skill === undefined ? undefined : matchSkill(skill, query)
    if (skill !== undefined && match !== undefined) hits.push({ item, name: skill.name, ...match })
  }
  return hits
    .toSorted((a, b) => b.score - a.score || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
    .map(({ item, score, why }) => ({ item, score, why }))
}
