import { begunAt } from './begun-at.ts'
import type { Evaluator } from './evaluator.ts'
import { fileName } from './file-name.ts'
import type { FlowValue } from './flow-value.ts'
import type { Place } from './program.ts'

const mostFiles = 500

interface Kept {
  readonly file: string
  readonly value: FlowValue
  /** What puts it there. */
  readonly place: Place
}

/** Remembers what a file holds that the skill itself writes, for whoever reads or runs it later. */
export function keepFile(evaluator: Evaluator, { file, value, place }: Kept): void {
  const { files } = evaluator.options
  if (files.size < mostFiles)
    files.set(
      fileName(evaluator, file),
      begunAt(value, () => evaluator.placeOf(place)),
    )
}
