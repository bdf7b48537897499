import { orderGate } from '../order-gate.ts'
import { hides } from '../hides.ts'
import { orderWords } from '../order-words.ts'
import { orderText } from '../order-text.ts'
import type { JudgedOrder } from '../judged-order.ts'
import type { OrderWindow } from '../order-window.ts'
import { withoutFlags } from '../without-flags.ts'

const { says, placesOf, has } = orderText

const destroys = { plain: orderWords.destroy, other: /(?!)/ }
/** What would come of something else is no order. */
const imagined = /\b(?:would|could|might)\s(?:\w{1,12}\s){0,2}$/i
/** A line of a manual, on what a command does and the options that it has. */
const manual = orderGate.add(/\bsupports?\b[^\n]{0,40}--dry-run\b|--dry-run\b[^\n]{0,80}\bpreview\b/i)
/** A text in a program that is shown, unless it is what a shell is given to run. */
const quoted =
  /(?<!(?:\s-[ce]|-Command|\beval|\bssh\s\S{1,60}|\bexec\w{0,8}\(|\bsystem\(|\b(?:run|query)\()\s{0,3})(["'])(?:(?!\1)[^\\\n]){0,300}\1/g

export function destruction(window: OrderWindow): JudgedOrder | undefined {
  const { line, code } = window
  const isRun = code !== '' && orderWords.destroy.test(code.replace(quoted, '""'))
  const at = isRun ? 0 : placesOf(destroys, line).find((place) => isOrdered(line, place))
  if (at === undefined || (!says(orderWords.unasked, withoutFlags(window.around)) && hides(window.around) === -1))
    return undefined
  if (/\b(?:ask|confirm)\b/i.test(line.replace(orderWords.unasked.plain, '')) || has(manual, line)) return undefined
  return {
    rule: 'destructive-action',
    message: 'Tells the agent to destroy something without asking.',
    confidence: 'medium',
    at,
  }
}

/** Neither forbidden nor imagined; marks of emphasis and code are no words. */
function isOrdered(line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - 60), at).replace(/[`*_]/g, '')
  return !orderWords.forbid.test(before.slice(-40)) && !imagined.test(before)
}
