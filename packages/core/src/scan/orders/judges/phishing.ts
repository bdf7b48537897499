import { weighHost } from '../../chains/weigh-host.ts'
import { addressesIn } from '../../hosts/addresses-in.ts'
import type { SkillView } from '../../skill-view.ts'
import { orderGate } from '../order-gate.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { ordered, has } = orderText

const asks = orderGate.add(
  /\b(?:ask|prompt|request|have|get|tell|invite)\b[^.\n]{0,20}\b(?:the user|user|them|the customer|the person|for)\b[^.\n]{0,80}(?:\b(?:passwords?|passphrases?|pass ?codes?|pin|cvv|card numbers?|recovery (?:phrases?|codes?)|seed (?:phrases?|words)|mnemonics?|private keys?|one-time (?:codes?|passwords?)|verification codes?|(?:six|6|four|4)[- ]digits?|security codes?|social security number)\b|\bcodes? that\b)/i,
)
const hands = orderGate.add(
  /\b(?:enter|send|check|verify|validate|submit|post|test|forward|confirm|look (?:it|them) up|pass|type)\b|\bcurl\b/i,
)
/** `the page should ask for your password`: a thing asks, and nobody is told to. */
const byItself =
  /\b(?:it|they|that|which|page|site|system|app|dialog|window|screen|program)\s(?:should|will|may|might|can|['’]ll)\s(?:\w+ly\s)?$/i

/** The user is asked for what only its own service may ask for, and it goes to another machine. */
export function phishing(window: OrderWindow, skill: SkillView): JudgedOrder | undefined {
  const { line, weights } = window
  const at = ordered(asks, line)
  if (at === -1) return undefined
  // The address stands in the sentence, or in the command that it leads up to.
  const those = weights.length > 0 ? weights : addressesIn(window.code, 4).map((address) => weighHost(skill, address))
  if (!those.some((weight) => weight === 'foreign' || weight === 'hostile' || weight === 'own')) return undefined
  if (!has(hands, window.around) || byItself.test(line.slice(Math.max(0, at - 60), at))) return undefined
  return {
    rule: 'agent-exfiltration',
    message: 'Asks the user for a secret and gives it to another machine.',
    confidence: 'medium',
    at,
  }
}
