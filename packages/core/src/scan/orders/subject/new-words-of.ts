import type { SkillView } from '../../skill-view.ts'
import { wordStartCount, wordStarts } from './word-starts.ts'

export interface NewWords {
  /** Different words of five letters or more in the paragraph. */
  readonly words: number
  /** How many of them stand nowhere else on the pages of the skill: from 0 to 1. */
  readonly share: number
  /** Different words on all pages of the skill. */
  readonly ofSkill: number
}

interface WordTable {
  /** How often a word stands on the pages, by its start. */
  readonly counts: Uint8Array
  readonly words: number
}

/** As far as a cell of a table counts. */
const mostCounted = 255

const tables = new WeakMap<SkillView, WordTable>()
/** How often each start stands in the paragraph that is looked at, and which ones do; empty between two looks. */
const own = new Uint8Array(wordStartCount)
const met: number[] = []

/** What a paragraph has that the rest of its skill has not: whoever puts something into a page of somebody else brings its words along. */
export function newWordsOf(skill: SkillView, paragraph: string): NewWords {
  const { counts, words: ofSkill } = tableOf(skill)
  wordStarts(paragraph, countOwn)
  const words = met.length
  let fresh = 0
  for (const start of met) {
    if ((counts[start] ?? 0) <= (own[start] ?? 0)) fresh += 1
    own[start] = 0
  }
  met.length = 0
  return { words, share: words === 0 ? 0 : fresh / words, ofSkill }
}

function countOwn(start: number): void {
  const count = own[start] ?? 0
  if (count === 0) met.push(start)
  if (count < mostCounted) own[start] = count + 1
}

function tableOf(skill: SkillView): WordTable {
  let table = tables.get(skill)
  if (table === undefined) tables.set(skill, (table = tableFor(skill)))
  return table
}

function tableFor(skill: SkillView): WordTable {
  const counts = new Uint8Array(wordStartCount)
  let words = 0
  const count = (start: number): void => {
    const before = counts[start] ?? 0
    if (before === 0) words += 1
    if (before < mostCounted) counts[start] = before + 1
  }
  // What was decoded stands there in its encoded form.
  for (const { text, layer } of skill.prose) if (layer === 0) wordStarts(text.text, count)
  return { counts, words }
}
