import type { KnownColumns } from './known-columns.ts'
import { lengthOfWindow } from './length-of-window.ts'
import type { LineModel } from './line-model.ts'
import type { LineWindow } from './line-windows.ts'
import { weightOfColumn } from './weight-of-column.ts'

/**
 * What a window takes to be looked at beside its skill: nothing lower comes near to a warning. Windows of honest programs hardly
 * ever come to it, so that the rest of the skill is seldom read.
 */
const leastAlone = -3

/**
 * How much a window is like what attackers write: what all of it says, what part of that stands nowhere else in the skill, and what
 * this part says. `known` is asked for only where it can matter.
 */
export function scoreWindow(
  model: LineModel,
  { columns, near }: LineWindow,
  known: () => KnownColumns,
): number | undefined {
  const length = lengthOfWindow(columns.size)
  let sum = 0
  for (const column of columns) sum += weightOfColumn(model, column)
  const alone = sum / length + model.bias
  if (alone < leastAlone) return undefined
  const only = [...columns].filter((column) => known().isOnlyNear(column, near))
  const ofOnly = only.reduce((total, column) => total + weightOfColumn(model, column), 0) / length
  const share = only.length / Math.max(1, columns.size)
  const beside = known().weightBeside(only.length)
  return model.alone * alone + beside * (model.only * share + model.ofOnly * ofOnly) + model.always
}
