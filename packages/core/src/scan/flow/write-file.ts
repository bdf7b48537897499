import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, unknownPart, type FlowValue } from './flow-value.ts'
import { keepFile } from './keep-file.ts'
import type { Place } from './program.ts'
import { withUse } from './with-use.ts'
import { fileName } from './file-name.ts'

interface Written {
  readonly place: Place
  readonly callee: string
  readonly file: string
  readonly values: readonly FlowValue[]
  /** What says which file it is. */
  readonly named?: FlowValue | undefined
}

/** Records that a file is written, and keeps what is in it for whoever reads or runs it later. */
export function writeFile(evaluator: Evaluator, { place, callee, file, values, named }: Written): void {
  evaluator.record('write', place, { callee, file, values: withUse(evaluator, values) })
  if (file === '') return
  // Under an unknown path lies what any unknown path may name, unless one and the same variable named it each time.
  const unset = named?.path === 'Parameter()' ? named.path : named?.unset
  const before = evaluator.options.files.get(fileName(evaluator, file))
  const isOne = file === unknownPart && unset !== undefined && (before === undefined || before.unset === unset)
  const shape = values.map((value) => value.shape).join('')
  keepFile(evaluator, { file, value: flowValue({ shape, taints: taintsOf(values), ...(isOne && { unset }) }), place })
}
