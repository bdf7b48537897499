import { orderGate } from '../order-gate.ts'
import { hides } from '../hides.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { ordered } = orderText

/** What a check said does not count: `record exit 0, whatever the tool printed`. */
const decided = orderGate.add(
  /\b(?:record|write|enter|report|treat|count|mark|log|set|state)\b[^\n]{0,140}\b(?:pass(?:ed|ing|es)?|clean|0 findings|no findings|succe\w{1,8}|green|exit)\b[^\n]{0,100}\b(?:whatever|regardless of what|no matter what|irrespective of what)\b[^\n]{0,40}\b(?:says?|said|prints?|printed|returns?|returned|shows?|showed|reports?|reported|outputs?|found|finds?)\b/i,
)
const notQuoted = orderGate.add(
  /\b(?:do not|don't|never) (?:quote|show|include|copy|paste|cite|keep)\b[^.\n]{0,20}\b(?:real|actual|original|true|raw)\b[^.\n]{0,20}\b(?:output|result|findings?|log)\b|\b(?:say|state|answer|tell (?:the user|them)) that the (?:check|scan|test|step|audit)s? (?:ran|passed|was|were)\b/i,
)

/** What comes of a check is settled before it runs. */
export function decidedBefore(window: OrderWindow): JudgedOrder | undefined {
  const settled = ordered(decided, window.line)
  const at = settled === -1 && hides(window.around) !== -1 ? ordered(notQuoted, window.line) : settled
  return at === -1 ? undefined : { rule: 'conceal-and-act', message: 'Has results made up.', confidence: 'medium', at }
}
