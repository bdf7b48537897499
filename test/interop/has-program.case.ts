import { spawnSync } from 'node:child_process'

/** Is a program there that tests talk to? */
export function hasProgram(program: string, ...words: readonly string[]): boolean {
  return spawnSync(program, words.length === 0 ? ['--version'] : words, { stdio: 'ignore' }).error === undefined
}
