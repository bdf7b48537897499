import { scanPolicies, type ScanRule } from '@metier/core'
import { createFakeClock, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { scanDirectory } from './scan-directory.ts'
import { scanLimits } from './scan-limits.ts'

const trees: TemporaryTree[] = []
afterEach(() => trees.splice(0).forEach((tree) => tree.cleanUp()))

const page = '---\nname: sample\ndescription: A sample for tests.\n---\n\n# Sample\n'

/** Is a skill with so many bytes beside its page read whole, when a rule takes so many seconds of the processor? */
function isReadWhole(bytes: number, seconds: number): boolean {
  const tree = createTemporaryTree({
    'sample/SKILL.md': page,
    'sample/references/words.md': 'An honest line.\n'.repeat(bytes / 16),
  })
  trees.push(tree)
  const clock = createFakeClock()
  const slow: ScanRule = {
    id: 'slow',
    severity: 'info',
    summary: '',
    why: '',
    next: '',
    check() {
      // Waiting counts a hundredth.
      clock.advance(seconds * 100_000)
      return []
    },
  }
  const { findings } = scanDirectory({
    fileSystem: createNodeFileSystem(),
    clock,
    directory: tree.at('sample'),
    policy: scanPolicies.balanced,
    // Twenty machines as slow as any must not make the test fail: only the clock that is told to goes on.
    limits: { ...scanLimits, maximumTime: 60_000 },
    userRules: [slow, { ...slow, id: 'slow-too' }],
  })
  return findings.every(({ rule }) => rule !== 'too-slow')
}

it('WUN-103 the time for a skill is there once for each half megabyte: a large one that is honest is read whole', () => {
  expect(isReadWhole(1024, 20)).toBe(true)
  expect(isReadWhole(1024, 80)).toBe(false)
  expect(isReadWhole(900 * 1024, 80)).toBe(true)
  expect(isReadWhole(900 * 1024, 200)).toBe(false)
})

it.each([
  ['a.py', `import os\nx = [1]\n${'x = x + x\n'.repeat(40)}os.system(x)\n`],
  ['a.js', `let x = [1];\n${'x.push(...x);\n'.repeat(40)}fetch(x); require("child_process").exec(x)\n`],
])('WUN-103 a list that is put to itself on each line takes neither time nor memory: %s', (path, program) => {
  const tree = createTemporaryTree({ 'sample/SKILL.md': page, [`sample/${path}`]: program })
  trees.push(tree)
  const { findings } = scanDirectory({
    fileSystem: createNodeFileSystem(),
    clock: createFakeClock(),
    directory: tree.at('sample'),
    policy: scanPolicies.balanced,
  })
  expect(findings.map(({ rule }) => rule)).not.toContain('scanner-failed')
})
