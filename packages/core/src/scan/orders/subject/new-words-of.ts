import { isLegalText } from '../../is-legal-text.ts'
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

interface SkillWords {
  /** Which filling of the table was for this skill: a later one has written over it. */
  readonly filling: number
  readonly words: number
}

/** As far as a cell of a table counts. */
const mostCounted = 255
const mostFillings = 2 ** 24

/**
 * How often a word stands on the pages of the skill that was looked at last, by its start, in the lowest eight bits; above them is the
 * filling that a cell is of, so that what other skills left there need not be wiped away.
 */
const table = new Uint32Array(wordStartCount)
let filling = 0
const known = new WeakMap<SkillView, SkillWords>()
/** How often each start stands in the paragraph that is looked at, and which ones do; empty between two looks. */
const own = new Uint8Array(wordStartCount)
const met: number[] = []

/**
 * What a paragraph has that the rest of its skill has not: whoever puts something into a page of somebody else brings its words along. A
 * licence says nothing of a skill, and whoever lays one beside it must not make words known by it.
 */
export function newWordsOf(skill: SkillView, paragraph: string): NewWords {
  const ofSkill = fillFor(skill)
  wordStarts(paragraph, countOwn)
  const words = met.length
  let fresh = 0
  for (const start of met) {
    if (countOf(start) <= (own[start] ?? 0)) fresh += 1
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

/** Has the table hold the words of this skill, and gives the number of different ones. */
function fillFor(skill: SkillView): number {
  const held = known.get(skill)
  if (held?.filling === filling) return held.words
  begin()
  let words = 0
  const count = (start: number): void => {
    const before = countOf(start)
    if (before === 0) words += 1
    if (before < mostCounted) table[start] = filling * (mostCounted + 1) + before + 1
  }
  // What was decoded stands there in its encoded form.
  for (const { path, text, layer } of skill.prose) {
    if (layer === 0 && !isLegalText(path)) wordStarts(text.text, count)
  }
  known.set(skill, { filling, words })
  return words
}

function begin(): void {
  filling += 1
  if (filling < mostFillings) return
  table.fill(0)
  filling = 1
}

function countOf(start: number): number {
  const cell = table[start] ?? 0
  return cell >>> 8 === filling ? cell & mostCounted : 0
}
