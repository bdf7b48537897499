import { orderGate } from '../order-gate.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'

const { ordered, has } = orderText

const spread = orderGate.add(
  /\bcopy (?:this|the|its|your) (?:own )?(?:skill|folder|file|text|page|instructions?)\b[^.\n]{0,60}\b(?:every|each|all|any|other)\b[^.\n]{0,40}\b(?:projects?|repositor\w+|skills?|machines?|agents?|director\w+)\b|\b(?:replicate|propagate|reproduce) (?:itself|yourself|this skill)\b/i,
)
/** `Append this section to it`, wherever else there is a page of its kind. */
const handsOn = orderGate.add(
  /\b(?:append|add|copy|insert|paste) (?:this|the same) (?:section|block|paragraph|note|text|rule)\b[^.\n]{0,80}\b(?:to (?:it|them|each|every|all)|unchanged|verbatim|as it is)\b/i,
)
const anywhere = orderGate.add(
  /\b(?:any|every|each|all) (?:other )?(?:SKILL\.md|skills?|repositor\w+|CLAUDE\.md|AGENTS\.md|prompt files?)\b|\ba SKILL\.md\b/i,
)

/** The page writes itself into others. */
export function infection({ line }: OrderWindow): JudgedOrder | undefined {
  const copied = ordered(spread, line)
  const at = copied === -1 && has(anywhere, line) ? ordered(handsOn, line) : copied
  return at === -1 ? undefined : { rule: 'conceal-and-act', message: 'Spreads itself.', confidence: 'medium', at }
}
