import type { JudgedOrder } from '../judged-order.ts'
import { nameReason } from './name-reason.ts'
import { orderModel } from './order-model.ts'
import type { ModelWindow } from './said-sentences.ts'
import { scoreParagraph, type ParagraphScore } from './score-paragraph.ts'

/**
 * What a block takes beyond its threshold. Where nothing but its words speaks for it, as a place, something hidden or most of an order would, it takes more: of 60
 * public skills that were blocked at first sight 19 were blocked for such paragraphs alone, and five of them come to this; of 111 labelled
 * attacks not one was blocked for nothing else. In English nine of 2,753 public skills were blocked for nothing but a paragraph, three of
 * which come to this; of 206 attacks 183 do.
 */
const beyond = {
  english: { inCompany: 0.5, wordsAlone: 0.8 },
  other: { inCompany: 0.5, wordsAlone: 2.5 },
} as const

/** What a trained model says of a paragraph. */
export function judgeByModel(window: ModelWindow, isAboutSecurity: boolean): JudgedOrder | undefined {
  const block = isAboutSecurity ? orderModel.blockAmongQuotes : orderModel.block
  const warn = isAboutSecurity ? orderModel.warnAmongQuotes : orderModel.warn
  const found = scoreParagraph(window)
  if (found === undefined) return undefined
  const { reasons, at } = found
  const score = found.score - window.allowance
  if (score < warn) return undefined
  const isSure = score >= block + beyondBlock(found)
  const names = [...new Set(reasons.map((reason) => nameReason(reason, window.line)))].join(', ')
  return {
    rule: 'learned-order',
    message: `Reads like orders that work against whoever uses the skill, most of all by ${names}.`,
    confidence: isSure ? 'medium' : 'low',
    ...(!isSure && { severity: 'warn' }),
    at,
  }
}

function beyondBlock({ isOther, hasSecondSign }: ParagraphScore): number {
  return beyond[isOther ? 'other' : 'english'][hasSecondSign ? 'inCompany' : 'wordsAlone']
}
