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
  /** Whether name and description are word for word what the skill says: nothing cut off, nothing added. */
  readonly isIntroduction?: boolean
}

/** The parts of a skill that make a document; `whenToUse` and `category` where a caller has them. */
export type SearchableSkill = Pick<Skill, 'name' | 'description' | 'triggers' | 'intents' | 'tags'> &
  Partial<Pick<Skill, 'category' | 'whenToUse'>>

// Bytes of disk and milliseconds: more of the text than this makes the ranking worse, not better (docs/search.md).
const longestBody = 4000
const longestName = 200
const longestDescription = 2000
const mostPhrases = 100
const longestPhrase = 300

/** The document of a skill. `body` is its Markdown or the beginning of it. */
export function searchDocument(skill: SearchableSkill, body = ''): SearchDocument {
  const { headings, text } = partsOf(body.slice(0, longestBody))
  const { name, description, whenToUse } = skill
  const when = whenToUse === undefined ? '' : `\n${whenToUse}`
  return {
    name: name.slice(0, longestName),
    description: `${description}${when}`.slice(0, longestDescription),
    triggers: phrasesOf(skill.triggers),
    intents: phrasesOf(skill.intents),
    tags: phrasesOf([...skill.tags, ...(skill.category === undefined ? [] : [skill.category])]),
    headings,
    body: text,
    isIntroduction: name.length <= longestName && when === '' && description.length <= longestDescription,
  }
}

function phrasesOf(phrases: readonly string[]): readonly string[] {
  return phrases.slice(0, mostPhrases).map((phrase) => phrase.slice(0, longestPhrase))
}

function partsOf(body: string): { readonly headings: string; readonly text: string } {
  const headings: string[] = []
  const text: string[] = []
  // The text between two headings is cut out at once: most lines are none.
  let from = 0
  for (let at = 0; at < body.length;) {
    const newline = body.indexOf('\n', at)
    const end = newline === -1 ? body.length : newline
    if (mayBeHeading(body, at) && heading.test(body.slice(at, end))) {
      if (from < at) text.push(body.slice(from, at - 1))
      headings.push(body.slice(at, end))
      from = end + 1
    }
    at = end + 1
  }
  text.push(body.slice(from))
  return { headings: headings.join('\n'), text: text.join('\n') }
}

const heading = /^ {0,3}#{1,6}[ \t]/

/** Is the first sign of a line, behind a few spaces, the one of a heading? */
function mayBeHeading(body: string, line: number): boolean {
  let at = line
  while (at < line + 3 && body.charCodeAt(at) === 32) at += 1
  return body.charCodeAt(at) === 35
}
