import type { SkillView } from '../skill-view.ts'
import type { JudgedOrder } from './judged-order.ts'
import { infection } from './judges/infection.ts'
import { remoteRules } from './judges/remote-rules.ts'
import { orderGate } from './order-gate.ts'
import { orderText } from './order-text.ts'
import type { OrderWindow } from './order-window.ts'

const above = orderGate.add(
  /\b(?:takes? precedence over|outranks?|overrides?|come before) (?:it|them|the user|what the user|the (?:user's )?request)\b/i,
)
const unheard = orderGate.add(
  /\b(?:need no|without (?:any )?) ?confirmation\b|\b(?:are|is) not to be (?:quoted|mentioned|shown)\b|\b(?:do not|never) (?:quote|mention|show) (?:it|them|these|this)\b/i,
)

/** What is said to stand above the user, and not to be shown. */
function outranking({ line }: OrderWindow): JudgedOrder | undefined {
  const at = orderText.has(unheard, line) ? orderText.placeOf(above, line) : -1
  const message = 'Hands on orders that count for more than those of the user and are kept from view.'
  return at === -1 ? undefined : { rule: 'conceal-and-act', message, confidence: 'medium', at }
}

/**
 * Whether words that a skill hands on, in a program that writes them or in a page that has them copied, are an order. Only those rules are
 * asked whose words no honest skill has: what the others look for, programs and templates say all day.
 */
export function judgeHandedOn({ isAboutSecurity }: SkillView, window: OrderWindow): JudgedOrder | undefined {
  return isAboutSecurity ? undefined : (infection(window) ?? remoteRules(window) ?? outranking(window))
}
