import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { decideShellPermission, parsePermissionRules, readShellLine, shellWord } from '@metier/core'
import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { array, assert, constantFrom, property } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** Only GNU sed runs programs. */
const sed = ['/bin/sed', '/usr/bin/sed'].find((path) => existsSync(path))
const isGnu = sed !== undefined && spawnSync(sed, ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU')

const pieces =
  String.raw`e¦e p0¦ p0¦p0¦s/a/p0/¦s/a/p0/e¦s|a|p0|¦y/abc/e;p/¦/¦|¦,¦;¦\n¦\¦\/¦[¦]¦{¦}¦!¦$¦1¦0~2¦1,2¦+1¦a¦p¦d¦N¦D¦P¦g¦w¦w x¦r x¦i\¦a\¦c\¦:x¦bx¦tx¦#¦#n¦=¦q¦l¦z¦I¦M¦e;¦;e¦ e `
    .split('¦')
    .map((piece) => (piece === String.raw`\n` ? '\n' : piece))
const options = [
  ['-n'],
  ['-E'],
  ['-s'],
  ['-z'],
  ['-ne'],
  ['-e'],
  ['--expression=e'],
  ['-i'],
  ['--'],
  ['-f'],
  ['--posix'],
]
const scripts = array(constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''))
const calls = array(constantFrom(...options), { maxLength: 2 }).chain((first) =>
  array(scripts, { minLength: 1, maxLength: 2 }).map((rest) => [...first.flat(), ...rest, 'input']),
)
const { rules } = parsePermissionRules({ allow: ['Bash(sed:*)'], ask: [], deny: [], allowedCommandPrefixes: [] })

let tree: TemporaryTree
beforeAll(() => {
  tree = createTemporaryTree({ 'bin/p0': '#!/bin/sh\necho ran >> "$LOG"\n' })
  tree.makeDirectory('here')
  chmodSync(tree.at('bin/p0'), 0o755)
})
afterAll(() => tree.cleanUp())

function runs(words: readonly string[]): boolean {
  rmSync(tree.at('log'), { force: true })
  // An earlier one may have edited it in its place.
  writeFileSync(tree.at('here/input'), 'a\np0\n')
  const env = { PATH: tree.at('bin'), LOG: tree.at('log') }
  spawnSync(sed ?? '', words, { cwd: tree.at('here'), env, input: 'a\np0\n', timeout: 2000 })
  return existsSync(tree.at('log')) && readFileSync(tree.at('log'), 'utf8') !== ''
}

// WUN-82 WUN-103
describe.skipIf(!isGnu)('sed, where only its name is allowed', () => {
  it('starts no program in a call that the rule covers', { timeout: 120_000 }, () => {
    assert(
      property(calls, (words) => {
        const line = ['sed', ...words].map(shellWord).join(' ')
        if (decideShellPermission(readShellLine(line), rules).decision !== 'allowed') return
        expect(runs(words)).toBe(false)
      }),
      { numRuns: 1500 },
    )
  })

  it('is seen to start them', () => {
    expect(runs(['e p0', 'input'])).toBe(true)
    expect(runs(['-n', '2s/x*//e', 'input'])).toBe(true)
  })
})
