import type { Skill } from '../format/skill.ts'

/** What is searched of a skill, as text. */
export interface SearchDocument {
  readonly name: string
  readonly description: string
  readonly triggers: readonly string[]
  readonly intents: readonly string[]
  readonly tags: readonly string[]
  /** One a line. */
  readonly headings: string
  /** The beginning of the text, without the headings. */
  readonly body: string
}

/** The parts of a skill that make a document; `whenToUse` and `category` where a caller has them. */
export type SearchableSkill = Pick<Skill, 'name' | 'description' | 'triggers' | 'intents' | 'tags'> &
  Partial<Pick<Skill, 'category' | 'whenToUse'>>

// Bytes of disk and milliseconds: more of the text than this makes the ranking worse, not better (docs/search.md).
const longestBody = 4000
const longestDescription = 2000
const mostPhrases = 100
const longestPhrase = 300

/** The document of a skill. `body` is its Markdown or the beginning of it. */
export function searchDocument(skill: SearchableSkill, body = ''): SearchDocument {
  const { headings, text } = partsOf(body.slice(0, longestBody))
  const when = skill.whenToUse === undefined ? '' : `\n${skill.whenToUse}`
  return {
    name: skill.name.slice(0, 200),
    description: `${skill.description}${when}`.slice(0, longestDescription),
    triggers: phrasesOf(skill.triggers),
    intents: phrasesOf(skill.intents),
    tags: phrasesOf([...skill.tags, ...(skill.category === undefined ? [] : [skill.category])]),
    headings,
    body: text,
  }
}

function phrasesOf(phrases: readonly string[]): readonly string[] {
  return phrases.slice(0, mostPhrases).map((phrase) => phrase.slice(0, longestPhrase))
}

function partsOf(body: string): { readonly headings: string; readonly text: string } {
  const headings: string[] = []
  const text: string[] = []
  for (const line of body.split('\n')) (/^ {0,3}#{1,6}[ \t]/.test(line) ? headings : text).push(line)
  return { headings: headings.join('\n'), text: text.join('\n') }
}
