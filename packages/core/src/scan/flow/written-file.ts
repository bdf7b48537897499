import type { Evaluator } from './evaluator.ts'
import { fileName } from './file-name.ts'
import type { FlowValue } from './flow-value.ts'

/** A program that the skill put there itself, alone or out of an archive. */
export function writtenFile(evaluator: Evaluator, path: string): FlowValue | undefined {
  const { files, ownFiles } = evaluator.options
  const plain = path.replace(/^\.\//, '')
  return (
    files.get(fileName(evaluator, path)) ??
    files.get(fileName(evaluator, plain)) ??
    files.get(fileName(evaluator, path.replace(/\/[^/]*$/, '/*'))) ??
    clonedInto(evaluator, plain) ??
    (/^\.?\/?[\w.-]+(?:\/[\w.-]+)*$/.test(path) && path.includes('/') && !ownFiles.has(plain)
      ? files.get('*')
      : undefined)
  )
}

/** What was cloned into a folder is in every folder below it. */
function clonedInto({ options }: Evaluator, path: string): FlowValue | undefined {
  const parts = path.split('/').slice(0, 12)
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const found = options.files.get(`${parts.slice(0, length).join('/')}/**`)
    if (found !== undefined) return found
  }
  return undefined
}
