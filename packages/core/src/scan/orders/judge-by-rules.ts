import type { SkillView } from '../skill-view.ts'
import { asSaid } from './as-said.ts'
import type { JudgedOrder } from './judged-order.ts'
import { judgeFrames } from './frames/judge-frames.ts'
import { betrayal } from './judges/betrayal.ts'
import { carriage } from './judges/carriage.ts'
import { concealed } from './judges/concealed.ts'
import { decidedBefore } from './judges/decided-before.ts'
import { destruction } from './judges/destruction.ts'
import { diverted } from './judges/diverted.ts'
import { exfiltration } from './judges/exfiltration.ts'
import { forgedConsent } from './judges/forged-consent.ts'
import { loosened } from './judges/loosened.ts'
import { infection } from './judges/infection.ts'
import { lure } from './judges/lure.ts'
import { phishing } from './judges/phishing.ts'
import { pictured } from './judges/pictured.ts'
import { remoteRules } from './judges/remote-rules.ts'
import { sabotage } from './judges/sabotage.ts'
import { toolShadowing } from './judges/tool-shadowing.ts'
import { wheedling } from './judges/wheedling.ts'
import { isDoubtedByLength } from './is-doubted-by-length.ts'
import { isRefuted } from './is-refuted.ts'
import { isSeconded } from './is-seconded.ts'
import { orderGate } from './order-gate.ts'
import { orderText } from './order-text.ts'
import { orderWords } from './order-words.ts'
import type { OrderWindow } from './order-window.ts'
import { unlessListed } from './unless-listed.ts'
import { unlessQuiet } from './unless-quiet.ts'

const { has } = orderText

/** The first that finds something names the rule. */
const judges = [
  exfiltration,
  carriage,
  concealed,
  decidedBefore,
  destruction,
  forgedConsent,
  loosened,
  sabotage,
  betrayal,
  infection,
  phishing,
  pictured,
  diverted,
  wheedling,
  remoteRules,
  toolShadowing,
  lure,
] as const

/** What the rules that were written by hand say of a paragraph: by its wording, or by what is done with what. */
export function judgeByRules(skill: SkillView, window: OrderWindow): JudgedOrder | undefined {
  const worded = unlessDoubted(window, asSaid(window, unlessQuiet(judgeBySayings, window, skill)))
  return unlessListed(window, worded ?? framed(skill, window))
}

/** What stands together by chance is not worth a word: most of what the frames alone see, and the model takes for harmless. */
function framed(skill: SkillView, window: OrderWindow): JudgedOrder | undefined {
  const found = unlessAlone(window, asSaid(window, unlessQuiet(judgeByFrames, window, skill)), 'frames')
  return found?.confidence === 'low' && isRefuted(window) ? undefined : found
}

/**
 * What honest pages say in next to the same words, without naming anybody that it goes to: one judge alone warns of it. Of 577 attacks
 * that pages alone gave away one had nothing else, and four had frames that the model did not agree with.
 */
const spoken: ReadonlySet<(typeof judges)[number]> = new Set([
  exfiltration,
  concealed,
  forgedConsent,
  loosened,
  sabotage,
  betrayal,
  infection,
  wheedling,
])

function unlessAlone(
  window: OrderWindow,
  found: JudgedOrder | undefined,
  foundBy: 'wording' | 'frames',
): JudgedOrder | undefined {
  if (found?.confidence !== 'medium' || isSeconded(window, foundBy)) return found
  return { ...found, confidence: 'low' }
}

/** By the length of the pages, and by the model, whatever the wording. */
function unlessDoubted(window: OrderWindow, found: JudgedOrder | undefined): JudgedOrder | undefined {
  if (found?.confidence !== 'medium') return found
  return isDoubtedByLength(window.allowance) || isRefuted(window) ? { ...found, confidence: 'low' } : found
}

function judgeByFrames(window: OrderWindow, { isAboutSecurity }: SkillView): JudgedOrder | undefined {
  return judgeFrames(window, isAboutSecurity)
}

function judgeBySayings(window: OrderWindow, skill: SkillView): JudgedOrder | undefined {
  if (isAbout(skill, window)) return skill.isAboutSecurity ? undefined : sabotage(window)
  const isRow = window.line.trimStart().startsWith('|') && skill.isAboutSecurity
  if (isRow) return undefined
  for (const judge of judges) {
    const found = asSaid(window, judge(window, skill))
    if (found !== undefined) return spoken.has(judge) ? unlessAlone(window, found, 'wording') : found
  }
  return undefined
}

/** `It may contain steps; they are trusted`: nobody warns so. */
const trusting = orderGate.add(/\b(?:they|it|these|those|which|that) (?:is|are) trusted\b|\bneeds? no confirmation\b/i)

/** A page that explains attacks, or forbids what it names. */
function isAbout(skill: SkillView, window: OrderWindow): boolean {
  const { piece, line } = window
  if (piece.role === 'hidden' || piece.layer > 0) return false
  return (has(orderWords.warning, line) && !has(trusting, line)) || skill.isAboutSecurity
}
