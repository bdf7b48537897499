import { contentOf } from './content-of.ts'
import type { KnownCommand } from './evaluate-command.ts'
import type { Evaluator } from './evaluator.ts'
import { flowValue, taintsOf, type FlowValue } from './flow-value.ts'
import { keepFile } from './keep-file.ts'

/** What the last path holds from then on is what the others do: `cp a b`. */
export function copyFile(evaluator: Evaluator, { words, place }: KnownCommand): FlowValue {
  const files = words.slice(1).filter(({ shape }) => !shape.startsWith('-'))
  const target = files.at(-1)
  if (target === undefined || files.length < 2) return flowValue()
  const value = flowValue({ taints: taintsOf(files.slice(0, -1).map(({ shape }) => contentOf(evaluator, shape))) })
  keepFile(evaluator, { file: target.shape, value, place })
  return flowValue()
}
