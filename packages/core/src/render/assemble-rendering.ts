import type { RenderPlan } from './render-plan.ts'

/**
 * The rendered text: `texts` has one for each insertion of the plan, `undefined` leaves what the author wrote.
 * Nothing in them is a placeholder or a command any more.
 */
export function assembleRendering(plan: RenderPlan, body: string, texts: readonly (string | undefined)[]): string {
  const parts = plan.pieces.map((piece) => {
    if (piece.kind === 'text') return piece.text
    const insertion = plan.insertions[piece.at]
    return texts[piece.at] ?? (insertion === undefined ? '' : body.slice(insertion.start, insertion.end))
  })
  return parts.join('')
}
