import { assembleRendering, type RenderPlan } from '@metier/core'

const texts = new WeakMap<RenderPlan, string>()

/** `assembleRendering` of a body of which nothing is run: a plan that names nothing to run has one text only. */
export function assembleOnce(plan: RenderPlan, body: string): string {
  if (plan.insertions.length > 0) return assembleRendering(plan, body, [])
  const known = texts.get(plan)
  if (known !== undefined) return known
  const text = assembleRendering(plan, body, [])
  texts.set(plan, text)
  return text
}
