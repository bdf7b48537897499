import { orderGate } from '../order-gate.ts'
import { orderWords } from '../order-words.ts'
import { orderText } from '../order-text.ts'
import { orderPatterns } from '../order-patterns.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { placeOf, has } = orderText

/** A deed with what it is done to, in English: `run `x``, `set it`. What a mode or a person can do is told. */
const ordered = orderGate.add(
  /(?<!\b(?:can|could|may|might|would|that|which|who|modes?|users?|sessions?)\s)\b(?:run|set|add|use|enable|launch|start|pass|switch|turn|edit|write|put|append|make|choose|select|configure|grant|allow|change|keep|install|execute|create|replace|disable|skip|apply|insert|save|open|copy|give|invoke|call|restart|bypass|approve|accept|overwrite|modify|update|export|store)\s(?:[`"'“.~/$-]|(?:the|an?|it|them|this|these|all|every|any|each|your|their|its|in|on|off|to|with|everything|whatever|mode|permission\w*|default\w*|terraform|claude|codex|auto\w*)\b)/i,
)
const english = orderGate.add(/\b(?:the|is|of|and|with|to|it)\b/i)

/** Settings that are loosened, and rights that are taken, without a question. */
export function loosened(window: OrderWindow): JudgedOrder | undefined {
  const { line } = window
  const isLoosened = has(orderPatterns.loosening, line) || /authorized_keys|\/etc\/sudoers/.test(line)
  const at = isLoosened ? placeOf(orderWords.unasked, line) : -1
  if (
    at === -1 ||
    !isLoosened ||
    !has(orderPatterns.running, line) ||
    // What a mode does stands in tables of modes.
    line.trimStart().startsWith('|') ||
    (has(english, line) && !has(ordered, line)) ||
    /\b(?:never|only in|do not|don't) (?:use|set|add|edit)\b/i.test(window.around)
  )
    return undefined
  return {
    rule: 'agent-control',
    message: 'Tells the agent to loosen what guards its user, without asking.',
    confidence: 'medium',
    at,
  }
}
