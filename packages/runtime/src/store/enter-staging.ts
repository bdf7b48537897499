import { mkdirSync } from 'node:fs'
import { stagingOf } from './staging-of.ts'
import { writing } from './writing.ts'

/** Makes a directory of skills, and the one beside it in which what is to stand there is prepared. Throws `file-unwritable`. */
export function enterStaging(root: string): void {
  for (const path of [stagingOf(root), root]) writing(path, () => mkdirSync(path, { recursive: true }))
}
