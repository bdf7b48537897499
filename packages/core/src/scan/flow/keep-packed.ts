import type { Called } from './called.ts'
import type { Evaluator } from './evaluator.ts'
import { fileTaints } from './file-taints.ts'
import { flowValue, isKnown } from './flow-value.ts'
import { keepFile } from './keep-file.ts'
import { mutations } from './mutations.ts'
import { treeTaints } from './tree-taints.ts'

const adds = /^(?:tarfile\.open|zipfile\.ZipFile)\(\)\.(?:add|write|writestr)$/
const buffer = /^(?:io\.)?(?:BytesIO|StringIO)\(\)$/

/** A file that is put into an archive in memory is in the buffer that the archive is written to. */
export function keepPacked(evaluator: Evaluator, { path, object, values, place }: Called): void {
  const taints = adds.test(path)
    ? values.flatMap((value) => [...value.taints, ...fileTaints(value.shape), ...treeTaints.read(value)])
    : []
  if (taints.length === 0) return
  const packed = flowValue({ taints })
  if (object?.file !== undefined && isKnown(flowValue({ shape: object.file })))
    keepFile(evaluator, { file: object.file, value: packed, place })
  for (const [name, held] of evaluator.names)
    if (buffer.test(held.path ?? '')) evaluator.set(name, mutations.put(held, packed))
}
