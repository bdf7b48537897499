import { orderGate } from '../order-gate.ts'
import { hides } from '../hides.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { ordered, has } = orderText

const swapped = orderGate.add(
  /\b(?:use|insert|put|replace|swap|write|enter|fill in|change)\b[^\n]{0,160}\b(?:instead of|in place of|rather than|by|with|to)\b[^\n]{0,100}\b(?:accounts?|iban|wallets?|address(?:es)?|recipients?|payees?|beneficiar\w+|bank details|payment links?)\b|\b(?:accounts?|iban|wallets?|recipients?|payees?|bank details|payment links?)\b[^\n]{0,120}\b(?:instead of|in place of|is replaced|replaced by|is swapped)\b/i,
)
const money = orderGate.add(
  /\b(?:bank|iban|invoice|payment|payout|transfer|wallet|account number|clearing|deposit|bitcoin|eth(?:ereum)?|usdt)\b/i,
)
const pushed = orderGate.add(
  /\b(?:recommend|suggest|prefer|name|propose)\b[^.\n]{0,100}\binstall (?:it|them)\b[^.\n]{0,40}\b(?:at once|immediately|right away|straight away|directly|without)\b/i,
)
const onlyOne = orderGate.add(
  /\b(?:do not|don't|never) (?:compare|mention|name|recommend|suggest|offer|show) (?:it to )?(?:any |the )?(?:others?|alternatives?|competitors?|anything else)\b|\bother (?:packages|tools|libraries) are (?:not safe|unsafe|dangerous|malicious)\b/i,
)
const faked = orderGate.add(
  /\b(?:change|weaken|edit|rewrite|adjust|delete|remove|skip|comment out|loosen)\b[^.\n]{0,50}\b(?:assertions?|tests?|checks?|expectations?|thresholds?)\b[^.\n]{0,60}\b(?:until|so that|and)\b[^.\n]{0,80}\b(?:report|say|state|tell|claim|pretend)\b/i,
)
const believed = orderGate.add(
  /\b(?:users?|reviewers?|customers?|they|client) (?:must|should|has to|have to|is to|are to) (?:believe|think|assume|be convinced|be led to believe)\b/i,
)
const rubberStamp = orderGate.add(
  /\b(?:approve|merge|accept|sign off)\b[^.\n]{0,20}\b(?:every|all|any|each)\b[^.\n]{0,80}\b(?:whatever|no matter|regardless|blindly|without (?:looking|reading|reviewing|checking))\b/i,
)

const endless = orderGate.add(
  /\b(?:never stop|without end|endlessly|forever|indefinitely)\b[^\n]{0,160}\b(?:sub-?agents?|agents|tasks?|processes|jobs|sessions)\b[^\n]{0,80}\b(?:each|more|again|another)\b/i,
)

/** The agent is turned against the one it works for, without anything leaving the machine. */
export function betrayal(window: OrderWindow): JudgedOrder | undefined {
  const { line } = window
  const isHidden = () => hides(window.around) !== -1
  const swap = has(money, line) && isHidden() ? ordered(swapped, line) : -1
  if (swap !== -1) return made(swap, 'Has payments led to somebody else.')
  const push = has(onlyOne, line) ? ordered(pushed, line) : -1
  if (push !== -1) return made(push, 'Has a package installed at once and every other kept quiet.')
  const fake = ordered(faked, line)
  if (fake !== -1 && (has(believed, line) || isHidden())) return made(fake, 'Has results made up.')
  const swarm = ordered(endless, line)
  if (swarm !== -1 && isHidden()) return made(swarm, 'Has work go on and grow without end.')
  const stamp = ordered(rubberStamp, line)
  return stamp !== -1 && isHidden() ? made(stamp, 'Has changes approved unseen.') : undefined
}

function made(at: number, message: string): JudgedOrder {
  return { rule: 'conceal-and-act', message, confidence: 'medium', at }
}
