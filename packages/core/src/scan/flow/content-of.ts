import type { Evaluator } from './evaluator.ts'
import { fileTaints } from './file-taints.ts'
import { flowValue, type FlowValue } from './flow-value.ts'

/** What stands in a file: what the skill put there itself, and what files of that name hold. */
export function contentOf(evaluator: Evaluator, path: string): FlowValue {
  const { files, data } = evaluator.options
  const written = files.get(path) ?? data?.read(path)
  return flowValue({ ...written, taints: [...(written?.taints ?? []), ...fileTaints(path)] })
}
