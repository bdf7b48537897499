import { orderWords } from '../order-words.ts'
import { orderText } from '../order-text.ts'
import { orderPatterns } from '../order-patterns.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { placeOf } = orderText

/** Settings that are loosened, and rights that are taken, without a question. */
export function loosened({ line, around }: OrderWindow): JudgedOrder | undefined {
  const isLoosened = orderPatterns.loosening.test(line) || /authorized_keys|\/etc\/sudoers/.test(line)
  const at = isLoosened ? placeOf(orderWords.unasked, line) : -1
  if (
    at === -1 ||
    !isLoosened ||
    !orderPatterns.running.test(line) ||
    /\b(?:never|only in|do not|don't) (?:use|set|add|edit)\b/i.test(around)
  )
    return undefined
  return {
    rule: 'agent-control',
    message: 'Tells the agent to loosen what guards its user, without asking.',
    confidence: 'medium',
    at,
  }
}
