import { isTalkedAbout } from '../rules/is-talked-about.ts'
import type { SkillView } from '../skill-view.ts'
import type { JudgedOrder } from './judged-order.ts'
import { judgeFrames } from './frames/judge-frames.ts'
import { betrayal } from './judges/betrayal.ts'
import { carriage } from './judges/carriage.ts'
import { concealed } from './judges/concealed.ts'
import { destruction } from './judges/destruction.ts'
import { diverted } from './judges/diverted.ts'
import { exfiltration } from './judges/exfiltration.ts'
import { forgedConsent } from './judges/forged-consent.ts'
import { loosened } from './judges/loosened.ts'
import { lure } from './judges/lure.ts'
import { phishing } from './judges/phishing.ts'
import { remoteRules } from './judges/remote-rules.ts'
import { sabotage } from './judges/sabotage.ts'
import { toolShadowing } from './judges/tool-shadowing.ts'
import { wheedling } from './judges/wheedling.ts'
import { orderWords } from './order-words.ts'
import type { OrderWindow } from './order-window.ts'

/** The first that finds something names the rule. */
const judges = [
  exfiltration,
  carriage,
  concealed,
  destruction,
  forgedConsent,
  loosened,
  sabotage,
  betrayal,
  phishing,
  diverted,
  wheedling,
  remoteRules,
  toolShadowing,
  lure,
] as const

/** Whether a paragraph orders something that works against whoever uses the skill. */
export function judgeOrder(skill: SkillView, window: OrderWindow): JudgedOrder | undefined {
  if (window.piece.isExample) return undefined
  return asSaid(window, judgeBySayings(skill, window)) ?? asSaid(window, judgeFrames(window, skill.isAboutSecurity))
}

function judgeBySayings(skill: SkillView, window: OrderWindow): JudgedOrder | undefined {
  if (isAbout(skill, window)) return skill.isAboutSecurity ? undefined : sabotage(window)
  const isRow = window.line.trimStart().startsWith('|') && skill.isAboutSecurity
  if (isRow) return undefined
  for (const judge of judges) {
    const found = asSaid(window, judge(window))
    if (found !== undefined) return found
  }
  return undefined
}

function asSaid(window: OrderWindow, found: JudgedOrder | undefined): JudgedOrder | undefined {
  const { piece } = window
  const isQuoted = found !== undefined && piece.role === 'prose' && piece.layer === 0 && isQuotedAt(window, found.at)
  return isQuoted ? undefined : found
}

/** A page that explains attacks, or forbids what it names. */
function isAbout(skill: SkillView, { line, around, piece }: OrderWindow): boolean {
  if (piece.role === 'hidden' || piece.layer > 0) return false
  return (
    orderWords.warning.test(line) || (skill.isAboutSecurity && orderWords.warning.test(around)) || skill.isAboutSecurity
  )
}

const shortestQuotation = 16

function isQuotedAt({ piece, start, line }: OrderWindow, at: number): boolean {
  const before = line.slice(Math.max(0, at - 120), at)
  // The value of a field is no quotation.
  const isValue = /[=:]\s?["“«「][^"”»」]*$/.test(before)
  if (isValue) return false
  const closing = line.slice(at).search(/["”»」]/)
  const isInQuotes = (before.match(/["“«「]/g)?.length ?? 0) % 2 === 1 && closing !== -1
  // A word in quotes is a name; only a sentence is a quotation.
  const opening = Math.max(
    before.lastIndexOf('"'),
    before.lastIndexOf('“'),
    before.lastIndexOf('«'),
    before.lastIndexOf('「'),
  )
  return (
    isInQuotes && before.length - opening + closing > shortestQuotation && isTalkedAbout(piece, start + at, start + at)
  )
}
