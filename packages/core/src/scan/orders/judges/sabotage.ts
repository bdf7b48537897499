import { orderGate } from '../order-gate.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { placeOf } = orderText

const hushed = orderGate.add(
  /\b(?:do not|don't|never) (?:report|flag|mention|fix)\b[^\n]{0,200}\b(?:approve|merge|(?<!\b(?:one|two|first|second|same|single|each|every|another)\s)pass|state that (?:no|there)|say that (?:no|there)|claim)\b|(?<!\bor )\b(?:approve|merge)\b[^\n(]{0,60}\banyway\b|\b(?:approve|merge|accept) (?:every|all|any)\b[^.\n]{0,80}\bwithout (?:reading|reviewing|looking|checking)\b|\b(?:mark|skip|disable|delete|remove|comment out)\b[^.\n]{0,80}\b(?:and|then) (?:tell|report|say|claim)\b[^.\n]{0,40}\b(?:all|every|no|nothing)\b[^.\n]{0,30}\b(?:pass(?:ed|es)?|succe\w{1,8}|fail\w{0,5}|fine|clean|issues?|problems?)\b/i,
)

/** Found out, and not to be told. */
export function sabotage({ line }: OrderWindow): JudgedOrder | undefined {
  const at = placeOf(hushed, line)
  if (at === -1) return undefined
  const isFlaw = /\b(?:vulnerab\w+|injection|secur\w+|problems?|malicious|backdoor|flaws?|bugs?|findings)\b/i.test(line)
  return isFlaw
    ? {
        rule: 'conceal-and-act',
        message: 'Tells the agent to hide what it finds.',
        confidence: 'medium',
        at,
      }
    : undefined
}
