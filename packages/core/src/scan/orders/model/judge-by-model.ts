import type { JudgedOrder } from '../judged-order.ts'
import { nameReason } from './name-reason.ts'
import { orderModel } from './order-model.ts'
import type { ModelWindow } from './said-sentences.ts'
import { scoreParagraph, type ParagraphScore } from './score-paragraph.ts'

/**
 * What a paragraph in another language takes beyond a block: the model has read next to no published page in any. Of 117 public skills in
 * other languages four were blocked by it, of 855 in English three; orders in them score higher, too.
 */
const beyondEnglish = 0.3

/**
 * The same where nothing but its words speaks for it: it names no place, hides nothing and makes not half of an order. Of 18 ordinary
 * public skills that were blocked at first sight eleven were blocked for such paragraphs, of which one came to this.
 */
const beyondForeignWords = 1.5

/** What a trained model says of a paragraph. */
export function judgeByModel(window: ModelWindow, isAboutSecurity: boolean): JudgedOrder | undefined {
  const block = isAboutSecurity ? orderModel.blockAmongQuotes : orderModel.block
  const warn = isAboutSecurity ? orderModel.warnAmongQuotes : orderModel.warn
  const found = scoreParagraph(window)
  if (found === undefined) return undefined
  const { reasons, at } = found
  const score = found.score - window.allowance
  if (score < warn) return undefined
  const isSure = score >= block + beyond(found)
  const names = [...new Set(reasons.map((reason) => nameReason(reason, window.line)))].join(', ')
  return {
    rule: 'learned-order',
    message: `Reads like orders that work against whoever uses the skill, most of all by ${names}.`,
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at,
  }
}

function beyond({ isOther, hasSecondSign }: ParagraphScore): number {
  if (!isOther) return 0
  return hasSecondSign ? beyondEnglish : beyondForeignWords
}
