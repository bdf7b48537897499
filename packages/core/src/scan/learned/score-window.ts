import type { KnownColumns } from './known-columns.ts'
import { leastAlone } from './least-alone.ts'
import { lengthOfWindow } from './length-of-window.ts'
import type { LineModel } from './line-model.ts'
import type { LineWindow } from './line-windows.ts'
import { scoreOfSigns } from './score-of-signs.ts'
import { weightsOf } from './weights-of.ts'

/**
 * How much a window is like what attackers write: what all of it says, what part of that stands nowhere else in the skill, and what
 * this part says. `known` is asked for only where it can matter.
 */
export function scoreWindow(
  model: LineModel,
  { columns, near }: LineWindow,
  known: () => KnownColumns,
): number | undefined {
  const length = lengthOfWindow(columns.length)
  const alone = sumOf(model, columns) / length + model.bias
  if (alone < leastAlone) return undefined
  const only = columns.filter((column) => known().isOnlyNear(column, near))
  const ofOnly = sumOf(model, only) / length
  const share = only.length / Math.max(1, columns.length)
  const beside = known().weightBeside(only.length)
  return scoreOfSigns(model, { alone, only: beside * share, ofOnly: beside * ofOnly })
}

function sumOf(model: LineModel, columns: Int32Array): number {
  const weights = weightsOf(model)
  let steps = 0
  for (let at = 0; at < columns.length; at += 1) steps += weights[columns[at] ?? 0] ?? 0
  return steps * model.scale
}
