import { spawn } from 'node:child_process'
import type { Environment } from '../environment.ts'
import { keepFor } from './kept-page.ts'

/**
 * Runs this command again in a silent process that nobody waits for, which keeps the answer and what was read for it:
 * with thousands of skills that takes as long as answering did.
 */
export function keepBehind(
  words: readonly string[],
  { variables, streams }: Pick<Environment, 'variables' | 'streams'>,
): void {
  const [, program] = process.argv
  if (program === undefined) return
  const child = spawn(process.execPath, [program, ...words], {
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
    env: { ...variables, ...keepFor(streams) },
  })
  // Where no process can be started, the next listing reads the skills again.
  child.on('error', () => undefined)
  child.unref()
}
