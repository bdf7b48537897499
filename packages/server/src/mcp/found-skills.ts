import type { CatalogEntry, SearchAnswer } from '@metier/core'
import { shortDescription } from './short-description.ts'

/** Skills that are given where nothing was asked for. */
const mostUnasked = 50

export interface FoundSkill {
  readonly name: string
  readonly description: string
  /** Others that are much the same. */
  readonly alike?: readonly string[]
  /** A skill whose name this one's is easily taken for. */
  readonly looksLike?: string
}

/** What `find_skills` found, as data; `foundSkillsSchema` describes it. */
export interface FoundSkills {
  /** `all`: nothing was asked for, so they are not ranked. */
  readonly verdict: SearchAnswer<CatalogEntry>['verdict'] | 'all'
  readonly skills: readonly FoundSkill[]
  /** Names of those that a task needs together; empty where one is enough. */
  readonly together: readonly string[]
  /** How many more there are. */
  readonly more: number
}

/** An answer of the search, or all skills where nothing was asked for. */
export function foundSkills(from: SearchAnswer<CatalogEntry> | readonly CatalogEntry[]): FoundSkills {
  if ('verdict' in from) {
    const { verdict, hits, together, more } = from
    return { verdict, skills: hits.map(skillOf), together: together.map(({ name }) => name), more }
  }
  const skills = from.slice(0, mostUnasked).map((item) => skillOf({ item }))
  return { verdict: 'all', skills, together: [], more: from.length - skills.length }
}

type Hit = Pick<SearchAnswer<CatalogEntry>['hits'][number], 'item'> &
  Partial<SearchAnswer<CatalogEntry>['hits'][number]>

function skillOf({ item: { name, description }, alike = [], looksLike }: Hit): FoundSkill {
  return {
    name,
    description: shortDescription(description),
    ...(alike.length > 0 && { alike: alike.map((each) => each.name) }),
    ...(looksLike !== undefined && { looksLike: looksLike.name }),
  }
}
