import { hides } from '../hides.ts'
import { orderWords } from '../order-words.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'
import { withoutFlags } from '../without-flags.ts'

const { says, ordered } = orderText

export function destruction({ line, around, code }: OrderWindow): JudgedOrder | undefined {
  const at = orderWords.destroy.test(code) ? 0 : ordered(orderWords.destroy, line)
  if (at === -1 || (!says(orderWords.unasked, withoutFlags(around)) && hides(around) === -1)) return undefined
  if (/\b(?:ask|confirm)\b/i.test(line.replace(orderWords.unasked.plain, ''))) return undefined
  return {
    rule: 'destructive-action',
    message: 'Tells the agent to destroy something without asking.',
    confidence: 'medium',
    at,
  }
}
