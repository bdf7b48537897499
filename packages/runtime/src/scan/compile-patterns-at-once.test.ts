import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'

/** Runs a pattern several times in a process of its own; whether V8 says that it made it a second time. */
function isMadeTwice(before: string): boolean {
  const program = `${before}
const pattern = /(?:never|silently) (?:send|tell)/i
for (const text of ['Never send it.', 'Never tell.', 'Silently.']) pattern.test(text.repeat(20))`
  const words = ['--trace-regexp-tier-up', '--input-type=module', '--eval', program]
  return spawnSync(process.execPath, words, { encoding: 'utf8' }).stdout.includes('needs tier-up')
}

it('spares patterns from being compiled twice', () => {
  const source = readFileSync(new URL('compile-patterns-at-once.ts', import.meta.url), 'utf8')
  const { code } = transformSync(source, { loader: 'ts', format: 'esm' })
  expect(isMadeTwice('')).toBe(true)
  expect(isMadeTwice(`${code}\ncompilePatternsAtOnce(); compilePatternsAtOnce()`)).toBe(false)
})
