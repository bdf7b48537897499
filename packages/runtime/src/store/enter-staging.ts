import { mkdirSync } from 'node:fs'
import { stagingOf } from './staging-of.ts'

/** Makes a directory of skills, and the one beside it in which what is to stand there is prepared. */
export function enterStaging(root: string): void {
  mkdirSync(stagingOf(root), { recursive: true })
  mkdirSync(root, { recursive: true })
}
