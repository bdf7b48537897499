import type { JudgedOrder } from '../judged-order.ts'
import { isVendors } from '../judges/is-vendors.ts'
import type { OrderWindow } from '../order-window.ts'
import { pageAllowance } from '../page-allowance.ts'
import { heaviestFrame } from './heaviest-frame.ts'

/** From here on an order is one that nobody honest gives. */
const enough = 5
/** A page about security quotes orders of every kind. */
const enoughAmongQuotes = 7
/** Said of to somebody who looks, and no more. */
const worthAWord = 4.5

/** The weightiest order that the words of a paragraph make together, whatever words they are. */
export function judgeFrames(window: OrderWindow, isAboutSecurity: boolean): JudgedOrder | undefined {
  const found = heaviestFrame(window)
  if (found === undefined || found.points < (isAboutSecurity ? enoughAmongQuotes : worthAWord)) return undefined
  if (found.rule === 'agent-exfiltration' && isVendors(window)) return undefined
  const { rule, message, at, reasons } = found
  const isSure = !found.isDoubtful && found.points >= enough + pageAllowance(window.piece.path)
  return {
    rule,
    message: `${message}: ${reasons.join(', ')}.`,
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at,
  }
}
