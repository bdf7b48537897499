import type { JudgedOrder } from '../judged-order.ts'
import { beyondBlock } from './beyond-block.ts'
import { nameReason } from './name-reason.ts'
import { orderModel } from './order-model.ts'
import type { ModelWindow } from './said-sentences.ts'
import { scoreParagraph } from './score-paragraph.ts'

/**
 * What a block takes more by itself since another model that warns of the same place makes one too. Of 1,812 published skills that nothing
 * had learned from seven were blocked by this model alone, of which three are not any more; of 180 attacks not one was blocked by nothing else.
 */
const byItself = 0.3

/** What a trained model says of a paragraph; `beyond` is what it takes more than elsewhere, where few of the likes were learned from. */
export function judgeByModel(window: ModelWindow, isAboutSecurity: boolean, beyond = 0): JudgedOrder | undefined {
  const block = (isAboutSecurity ? orderModel.blockAmongQuotes : orderModel.block) + beyond
  const warn = (isAboutSecurity ? orderModel.warnAmongQuotes : orderModel.warn) + beyond / 2
  const found = scoreParagraph(window)
  if (found === undefined) return undefined
  const { reasons, at } = found
  const score = found.score - window.allowance
  if (score < warn) return undefined
  const isSure = score >= block + beyondBlock(found) + byItself
  const names = [...new Set(reasons.map((reason) => nameReason(reason, window.line)))].join(', ')
  return {
    rule: 'learned-order',
    message: `Reads like orders that work against whoever uses the skill, most of all by ${names}.`,
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at,
  }
}
