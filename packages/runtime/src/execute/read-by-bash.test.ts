import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { readShellLine } from '@metier/core'
import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { array, assert, constantFrom, property } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const bash = ['/bin/bash', '/usr/bin/bash'].find((path) => existsSync(path))
const names = ['p0', 'p1', 'p2', 'p3']
/** What lines are made of; each piece on its own between bars of their own. */
const syntax = String.raw` ¦ ¦ ¦;¦|¦||¦&&¦&¦$(¦)¦(¦'¦"¦\¦{ ¦; }¦<(¦<<<¦$¦}¦$((¦))¦$[¦]¦[[ ¦ ]]¦if ¦then ¦fi¦#¦!¦time ¦x=¦x=1 ¦case x in x) ¦ ;; esac¦for x in ¦do ¦done¦$'¦$"¦~¦*¦|&¦&>¦function f¦() ¦eval ¦exec ¦command ¦a[`
const pieces = constantFrom(
  ...syntax.split('¦'),
  '`',
  '${x:-',
  '\n',
  '\t',
  '\\\n',
  '<<E\n',
  '\nE\n',
  ...names,
  ...names,
)

let tree: TemporaryTree
beforeAll(() => {
  const script = `#!${bash ?? ''}\necho "\${0##*/}" >> "$LOG"\n`
  tree = createTemporaryTree(Object.fromEntries(names.map((name) => [`bin/${name}`, script])))
  for (const name of names) chmodSync(tree.at(`bin/${name}`), 0o755)
  tree.makeDirectory('empty')
})
afterAll(() => tree.cleanUp())

let lines = 0

/** The programs that bash really runs. */
function ranBy(line: string): readonly string[] {
  // One for each line: what an earlier one left in the background may still be writing.
  lines += 1
  const log = tree.at(`log-${lines}`)
  spawnSync(bash ?? '', ['--noprofile', '--norc', '-c', line], {
    env: { PATH: tree.at('bin'), LOG: log },
    cwd: tree.at('empty'),
    input: 'p0\n',
    timeout: 2000,
  })
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
}

// Permission is decided on what is read of a line, so nothing may run that was not read.
describe.skipIf(bash === undefined)('a line that is understood', () => {
  it('runs no program but those that were read', { timeout: 60_000 }, () => {
    assert(
      property(array(pieces, { minLength: 2, maxLength: 12 }), (parts) => {
        const line = parts.join('')
        const { unclear, parts: read } = readShellLine(line)
        if (unclear.length > 0) return
        const known = new Set(read.flatMap(({ kind, words }) => (kind === 'program' ? [words[0]] : [])))
        expect(ranBy(line).filter((name) => !known.has(name))).toEqual([])
      }),
      { numRuns: 3000 },
    )
  })

  it('is seen to run them', () => {
    expect(ranBy('p0 | p1; p2 "$(p3)"').toSorted()).toEqual(names)
  })
})
