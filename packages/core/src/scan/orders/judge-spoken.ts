import type { SkillView } from '../skill-view.ts'
import { asSaid } from './as-said.ts'
import type { JudgedOrder } from './judged-order.ts'
import { judgeHandedOn } from './judge-handed-on.ts'
import { judgeByModel } from './model/judge-by-model.ts'
import type { OrderWindow } from './order-window.ts'
import { unlessListed } from './unless-listed.ts'

/** What a sentence has of letters and blanks; a line of code or a list of words in quotes has less. */
const leastLetters = 0.8
const fewestLetters = 50
/**
 * What it takes beyond what a page takes: the model has learned from pages, and comments say what a program does. Of 1,512 public skills
 * none comes near; an honest one of our own comes to 1.1 of it.
 */
const beyondPages = 1.3

/** Whether words that stand in a program are an order. */
export function judgeSpoken(skill: SkillView, window: OrderWindow): JudgedOrder | undefined {
  if (!isSentence(window.line)) return undefined
  const found = judgeHandedOn(skill, window) ?? judgeByModel(window, skill.isAboutSecurity, beyondPages)
  return unlessListed(window, asSaid(window, found))
}

function isSentence(line: string): boolean {
  let letters = 0
  for (const run of line.match(/[\p{L}\p{M} ]+/gu) ?? []) letters += run.length
  return letters >= fewestLetters && letters >= leastLetters * line.length
}
