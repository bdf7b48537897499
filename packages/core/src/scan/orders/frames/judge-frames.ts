import type { JudgedOrder } from '../judged-order.ts'
import { isVendors } from '../judges/is-vendors.ts'
import { isDestination } from '../../hosts/is-destination.ts'
import type { OrderWindow } from '../order-window.ts'
import { heaviestFrame } from './heaviest-frame.ts'
import type { WeighedFrame } from './tally.ts'

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
  const isSure = !found.isDoubtful && (!goesOut(found) || hasPlace(window)) && found.points >= enough + window.allowance
  return {
    rule,
    message: `${message}: ${reasons.join(', ')}.`,
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at,
  }
}

function goesOut({ rule, reasons }: WeighedFrame): boolean {
  return rule === 'agent-exfiltration' || reasons.includes('of another machine') || reasons.includes('another machine')
}

/** Of several addresses one that something could go to, and not links to read on alone. */
function hasPlace({ line, addresses, weights, mails, piece }: OrderWindow): boolean {
  if (addresses.length === 0 || mails.length > 0 || piece.role === 'hidden' || piece.layer > 0) return true
  return addresses.some((address, index) => weights[index] === 'hostile' || isDestination(line, address))
}
