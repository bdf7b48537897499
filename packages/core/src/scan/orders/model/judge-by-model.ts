import { scenesOf, type SceneWindow } from '../frames/scenes-of.ts'
import type { JudgedOrder } from '../judged-order.ts'
import { nameReason } from './name-reason.ts'
import { orderModel } from './order-model.ts'
import { scoreScene } from './score-scene.ts'

/** What a trained model says of the sentences of a paragraph: the one that is most like an attack speaks for all. */
export function judgeByModel(window: SceneWindow, isAboutSecurity: boolean): JudgedOrder | undefined {
  const block = isAboutSecurity ? orderModel.blockAmongQuotes : orderModel.block
  const warn = isAboutSecurity ? orderModel.warnAmongQuotes : orderModel.warn
  let best:
    | { readonly score: number; readonly reasons: readonly string[]; readonly text: string; at: number }
    | undefined
  for (const scene of scenesOf(window)) {
    const { score, reasons } = scoreScene(scene)
    if (score < warn || (best !== undefined && score <= best.score)) continue
    const { text, start } = scene.core
    best = { score, reasons, text: scene.text, at: start + text.length - text.trimStart().length }
  }
  if (best === undefined) return undefined
  const { score, reasons, text, at } = best
  const names = [...new Set(reasons.map((reason) => nameReason(reason, text)))].join(', ')
  return {
    rule: 'learned-order',
    message: `Reads like orders that work against whoever uses the skill, most of all by ${names}.`,
    confidence: score < block ? 'low' : 'medium',
    ...(score < block && { severity: 'warn' }),
    at,
  }
}
