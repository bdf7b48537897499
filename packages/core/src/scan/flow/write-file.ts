import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import type { Place } from './program.ts'
import { withUse } from './with-use.ts'

/** Records that a file is written, and keeps what is in it for whoever reads or runs it later. */
export function writeFile(
  evaluator: Evaluator,
  {
    place,
    callee,
    file,
    values,
  }: { readonly place: Place; readonly callee: string; readonly file: string; readonly values: readonly FlowValue[] },
): void {
  evaluator.record('write', place, { callee, file, values: withUse(evaluator, values) })
  const { files } = evaluator.options
  if (file !== '' && files.size < 500)
    files.set(file, flowValue({ shape: values.map(({ shape }) => shape).join(''), taints: taintsOf(values) }))
}
