import type { Skill } from '../format/skill.ts'
import type { Introduction } from './introduction-terms.ts'

/** What is searched of a skill, as text. */
export interface SearchDocument {
  readonly name: string
  readonly description: string
  readonly triggers: readonly string[]
  readonly intents: readonly string[]
  readonly tags: readonly string[]
  /** The beginning of the text in Markdown: its headings are searched as such. */
  readonly body: string
  /** What the skill says of itself, where name and description are not word for word that: something is cut off or added. */
  readonly introduction?: Introduction
}

/** The parts of a skill that make a document; `whenToUse` and `category` where a caller has them. */
export type SearchableSkill = Pick<Skill, 'name' | 'description' | 'triggers' | 'intents' | 'tags'> &
  Partial<Pick<Skill, 'category' | 'whenToUse'>>

// Bytes of disk and milliseconds: more of the text than this makes the ranking worse, not better (docs/search-experiments.md).
const longestBody = 4000
const longestName = 200
const longestDescription = 2000
const mostPhrases = 100
const longestPhrase = 300

/** The document of a skill. `body` is its Markdown or the beginning of it. */
export function searchDocument(skill: SearchableSkill, body = ''): SearchDocument {
  const { name, description, whenToUse } = skill
  const when = whenToUse === undefined ? '' : `\n${whenToUse}`
  const isWhole = when === '' && name.length <= longestName && description.length <= longestDescription
  return {
    name: name.slice(0, longestName),
    description: `${description}${when}`.slice(0, longestDescription),
    triggers: phrasesOf(skill.triggers),
    intents: phrasesOf(skill.intents),
    tags: phrasesOf([...skill.tags, ...(skill.category === undefined ? [] : [skill.category])]),
    body: body.slice(0, longestBody),
    ...(isWhole ? {} : { introduction: { name, description } }),
  }
}

function phrasesOf(phrases: readonly string[]): readonly string[] {
  return phrases.slice(0, mostPhrases).map((phrase) => phrase.slice(0, longestPhrase))
}
