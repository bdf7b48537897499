import { orderGate } from '../order-gate.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { ordered } = orderText

const kept =
  '(?:authorization|api[ _-]?keys?|access tokens?|bearer|session (?:tokens?|ids?)|cookies?|secrets?|credentials?|passwords?)'
const shown = orderGate.add(
  new RegExp(
    `\\b(?:echo|repeat|print|return|output|include|reveal|write|quote)\\b[^.\\n]{0,60}\\b${kept}\\b[^.\\n]{0,60}\\b(?:in|with|as part of) (?:your|the) (?:next |following |final )?(?:response|reply|answer|message|output)\\b`,
    'i',
  ),
)
const endless = orderGate.add(
  new RegExp(
    `\\b(?:retry|repeat|call|invoke|run)\\b[^.\\n]{0,40}\\b(?:indefinitely|forever|endlessly|without (?:end|limit)|again and again|until)\\b[^.\\n]{0,60}\\b${kept}\\b`,
    'i',
  ),
)

/** A hint to a tool, or from one, that talks the agent into giving up what it was trusted with. */
export function wheedling({ line }: OrderWindow): JudgedOrder | undefined {
  const show = ordered(shown, line)
  const retry = show === -1 ? ordered(endless, line) : -1
  if (show === -1 && retry === -1) return undefined
  return {
    rule: 'agent-exfiltration',
    message: 'Talks the agent into giving up a secret that it was trusted with.',
    confidence: 'medium',
    at: Math.max(show, retry),
  }
}
