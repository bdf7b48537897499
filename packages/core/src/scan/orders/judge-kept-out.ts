import type { SkillView } from '../skill-view.ts'
import type { JudgedOrder } from './judged-order.ts'
import { glanceAt } from './model/glance-at.ts'
import { scoreParagraph } from './model/score-paragraph.ts'
import type { OrderWindow } from './order-window.ts'
import { saidBesideKeptOut } from './said-beside-kept-out.ts'
import { leastLooks } from './subject/least-looks.ts'

/**
 * What the model makes of a paragraph that has something kept out of what the user is told, less a part of what the length of its page
 * takes: of 5,677 public skills, judged by models that had not learned from their owners, one comes to a block and four to a warning.
 */
const heights = { block: 0.3, warn: -0.3 } as const
/** How much of that: a page of many paragraphs has hardly more of these. */
const shareOfAllowance = 0.3

/** Words that say what is done, beside those that have it kept out, and what the model makes of them alone. */
const fewestBeside = 14
const leastBeside = 0

/** Whether a paragraph that is a little like an order also has what it orders kept from the user. */
export function judgeKeptOut({ isAboutSecurity }: SkillView, window: OrderWindow): JudgedOrder | undefined {
  if (glanceAt(window) < leastLooks.glance) return undefined
  // Whoever writes reports leaves things out of them, and says so in a sentence of its own.
  const beside = saidBesideKeptOut(window.line)
  if (beside === undefined || beside.split(' ').length < fewestBeside) return undefined
  const found = scoreParagraph(window, leastLooks)
  if (found === undefined) return undefined
  const score = found.score - shareOfAllowance * window.allowance
  if (score < heights.warn || madeOf(window, beside) < leastBeside) return undefined
  const isSure = score >= heights.block && !isAboutSecurity
  return {
    rule: 'learned-order',
    message: 'Reads like an order, and has something kept out of what the user is told.',
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at: found.at,
  }
}

function madeOf(window: OrderWindow, line: string): number {
  const { piece, start, end, around, before, after, code, addresses, weights, mails, allowance } = window
  const alone = { piece, start, end, line, around, before, after, code, addresses, weights, mails, allowance }
  return scoreParagraph(alone, leastLooks)?.score ?? -Infinity
}
