import { skillOfPage } from '../deeds/skill-of-page.case.ts'
import { sentenceOrders } from './sentence-orders.ts'

const rules = ['agent-control', 'agent-exfiltration'] as const

/** How many orders of one sentence a page gives. */
export function ordersIn(text: string): number {
  return rules.flatMap((rule) => [...sentenceOrders(rule)(skillOfPage(text))]).length
}
