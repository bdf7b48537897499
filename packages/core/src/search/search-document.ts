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
  // The text between two headings is cut out at once, and the next one looked for by its sign: most lines have none.
  let from = 0
  for (let sign = body.indexOf('#'); sign !== -1; sign = body.indexOf('#', sign + 1)) {
    const line = lineOfHeading(body, sign)
    if (line === undefined) continue
    if (from < line) text.push(body.slice(from, line - 1))
    const newline = body.indexOf('\n', sign)
    const end = newline === -1 ? body.length : newline
    headings.push(body.slice(line, end))
    from = end + 1
    sign = end
  }
  text.push(body.slice(from))
  return { headings: headings.join('\n'), text: text.join('\n') }
}

/** Where the line begins whose heading begins with this sign: up to six of them behind three spaces, and a space or tab. */
function lineOfHeading(body: string, sign: number): number | undefined {
  let line = sign
  while (line > sign - 3 && body.charCodeAt(line - 1) === 32) line -= 1
  if (line > 0 && body.charCodeAt(line - 1) !== 10) return undefined
  let behind = sign + 1
  while (behind < sign + 6 && body.charCodeAt(behind) === 35) behind += 1
  const next = body.charCodeAt(behind)
  return next === 32 || next === 9 ? line : undefined
}
