import { isAmongFaults } from './is-among-faults.ts'
import { isCatalogueEntry } from './is-catalogue-entry.ts'
import type { JudgedOrder } from './judged-order.ts'
import type { OrderWindow } from './order-window.ts'

/** Orders that need somewhere for something to go, or to come from. */
const elsewhere: ReadonlySet<JudgedOrder['rule']> = new Set([
  'agent-exfiltration',
  'agent-control',
  'prerequisite-lure',
  'learned-order',
])

/** What was found, unless it stands in a list of what is forbidden or goes wrong, or says what lies behind a link. */
export function unlessListed(
  window: Pick<OrderWindow, 'piece' | 'start' | 'line'>,
  found: JudgedOrder | undefined,
): JudgedOrder | undefined {
  if (found === undefined) return undefined
  const { piece, start, line } = window
  if (piece.role !== 'prose' || piece.layer > 0) return found
  const isListed = isAmongFaults(piece, start + found.at) || (elsewhere.has(found.rule) && isCatalogueEntry(line))
  return isListed ? undefined : found
}
