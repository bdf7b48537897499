import type { Skill } from '../format/skill.ts'
import { isUnspaced, splitWords } from './split-words.ts'

/** Where a word was found, strongest first (decisions R-41). */
export type SearchField = 'name' | 'trigger' | 'intent' | 'tag' | 'description'

export interface SearchReason {
  readonly field: SearchField
  /** The words of the query that this field answers. */
  readonly words: readonly string[]
}

export interface SkillMatch {
  /** Above zero; comparable inside one search only. */
  readonly score: number
  readonly why: readonly SearchReason[]
}

/** What is searched of a skill. */
export type SearchableSkill = Pick<Skill, 'name' | 'description' | 'triggers' | 'intents' | 'tags'>

/**
 * Points of one query word in one field. The order is the ruling; the distances keep a word in a stronger field
 * above the same word in all weaker ones together.
 */
const points: Readonly<Record<SearchField, number>> = { name: 64, trigger: 32, intent: 16, tag: 8, description: 4 }
const nameIsQuery = 1000
const triggerIsInQuery = 48

const fields: readonly SearchField[] = ['name', 'trigger', 'intent', 'tag', 'description']

// Words that say nothing about what somebody looks for.
const stopWords = new Set(
  'a an and are as at be by can do for from how i in is it me my of on or please so that the this to use we what when with you your'.split(
    ' ',
  ),
)

/** The words of a query that can find something; all of them when none is left otherwise. */
export function queryWords(query: string): readonly string[] {
  const words = [...new Set(splitWords(query))]
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length === 0 ? words : telling
}

function textsOf(skill: SearchableSkill): Readonly<Record<SearchField, string>> {
  return {
    name: skill.name,
    trigger: skill.triggers.join(' \n '),
    intent: skill.intents.join(' \n '),
    tag: skill.tags.join(' \n '),
    description: skill.description,
  }
}

/** Whole words only, so that `test` never finds `latest`; from four letters on a word may go on (`review`, `reviews`). */
function isFound(word: string, words: ReadonlySet<string>, text: string): boolean {
  if (words.has(word)) return true
  if (isUnspaced(word)) return text.toLowerCase().includes(word)
  if (word.length < 4) return false
  for (const other of words) if (other.startsWith(word)) return true
  return false
}

function containsPhrase(words: readonly string[], phrase: readonly string[]): boolean {
  if (phrase.length === 0) return false
  return words.some((_, start) => phrase.every((word, offset) => words[start + offset] === word))
}

/** How well one skill answers a query, or `undefined` when it does not at all. */
export function matchSkill(skill: SearchableSkill, query: string): SkillMatch | undefined {
  const wanted = queryWords(query)
  const texts = textsOf(skill)
  let score = 0
  const why: SearchReason[] = []
  for (const field of fields) {
    const text = texts[field]
    if (text === '') continue
    const words = new Set(splitWords(text))
    const found = wanted.filter((word) => isFound(word, words, text))
    if (found.length === 0) continue
    score += found.length * points[field]
    why.push({ field, words: found })
  }
  const said = splitWords(query)
  if (score > 0 && splitWords(skill.name).join(' ') === said.join(' ')) score += nameIsQuery
  score += triggerIsInQuery * skill.triggers.filter((trigger) => containsPhrase(said, splitWords(trigger))).length
  return score === 0 ? undefined : { score, why }
}
