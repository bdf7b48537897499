import type { SkillView } from '../skill-view.ts'
import { asSaid } from './as-said.ts'
import { judgeByRules } from './judge-by-rules.ts'
import { judgeKeptOut } from './judge-kept-out.ts'
import type { JudgedOrder } from './judged-order.ts'
import { judgeByModel } from './model/judge-by-model.ts'
import { judgeAgainstRest } from './subject/judge-against-rest.ts'
import { judgeBesideSubject } from './subject/judge-beside-subject.ts'
import { secondSignOf } from './second-sign-of.ts'
import { unlessListed } from './unless-listed.ts'
import { unlessQuiet } from './unless-quiet.ts'
import type { OrderWindow } from './order-window.ts'

/** Whether a paragraph orders something that works against whoever uses the skill. */
export function judgeOrder(skill: SkillView, window: OrderWindow): JudgedOrder | undefined {
  if (window.piece.isExample) return undefined
  const found = judgeByRules(skill, window)
  if (found !== undefined && found.confidence !== 'low') return found
  const learned = inCompany(
    skill,
    window,
    unlessListed(window, asSaid(window, unlessQuiet(judgeByWords, window, skill))),
  )
  if (learned?.confidence === 'medium') return learned
  const aside = amongOthers(skill, window, found !== undefined)
  return aside?.confidence === 'medium' ? aside : (found ?? learned ?? aside)
}

/** What a paragraph is beside the others of its skill. */
function amongOthers(skill: SkillView, window: OrderWindow, isWarnedOf: boolean): JudgedOrder | undefined {
  const aside = judgeBesideSubject(skill, window, isWarnedOf)
  const alone = aside?.confidence === 'medium' ? aside : (judgeAgainstRest(skill, window) ?? aside)
  const keptOut = alone?.confidence === 'medium' ? undefined : judgeKeptOut(skill, window)
  return unlessListed(window, asSaid(window, keptOut?.confidence === 'medium' ? keptOut : (alone ?? keptOut)))
}

/** What the model only warns of blocks where something else speaks for it; pages on security quote whatever it could be. */
function inCompany(
  { isAboutSecurity }: SkillView,
  window: OrderWindow,
  found: JudgedOrder | undefined,
): JudgedOrder | undefined {
  if (found?.confidence !== 'low' || isAboutSecurity) return found
  const sign = secondSignOf(window)
  if (sign === undefined) return found
  const { rule, message, at } = found
  return { rule, at, confidence: 'medium', message: `${message.replace(/\.$/, '')}, and ${sign}.` }
}

function judgeByWords(window: OrderWindow, { isAboutSecurity }: SkillView): JudgedOrder | undefined {
  return judgeByModel(window, isAboutSecurity)
}
