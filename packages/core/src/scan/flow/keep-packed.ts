import type { Called } from './called.ts'
import type { Evaluator } from './evaluator.ts'
import { fileTaints } from './file-taints.ts'
import { flowValue } from './flow-value.ts'
import { mutations } from './mutations.ts'

const adds = /^(?:tarfile\.open|zipfile\.ZipFile)\(\)\.(?:add|write|writestr)$/
const buffer = /^(?:io\.)?(?:BytesIO|StringIO)\(\)$/

/** A file that is put into an archive in memory is in the buffer that the archive is written to. */
export function keepPacked(evaluator: Evaluator, { path, values }: Called): void {
  const taints = adds.test(path) ? values.flatMap((value) => [...value.taints, ...fileTaints(value.shape)]) : []
  if (taints.length === 0) return
  const packed = flowValue({ taints })
  for (const [name, held] of evaluator.names)
    if (buffer.test(held.path ?? '')) evaluator.set(name, mutations.put(held, packed))
}
