import { existsSync } from 'node:fs'
import { assert, property } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShellWitness, type ShellWitness } from './open-shell-witness.case.ts'
import { randomShellLines } from './random-shell-lines.case.ts'

const bash = ['/bin/bash', '/usr/bin/bash'].find((path) => existsSync(path))

let witness: ShellWitness
beforeAll(() => {
  witness = openShellWitness(bash ?? '')
})
// What a line left in the background may have made files of its own, and the machine may be busy.
afterAll(() => witness.cleanUp(), 60_000)

// Permission is decided on what is read of a line, so nothing may run that was not read. Many more of them:
// `test/soak/shell-lines.soak.ts`.
describe.skipIf(bash === undefined)('a line that is understood', () => {
  it('runs no program but those that were read, with the words that were read', { timeout: 120_000 }, () => {
    assert(
      property(randomShellLines, (line) => {
        expect(witness.unread(line) ?? []).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('runs nothing but what the rules allow, when they allow it', { timeout: 120_000 }, () => {
    assert(
      property(randomShellLines, (line) => {
        expect(witness.unallowed(line) ?? []).toEqual([])
      }),
      { numRuns: 8000 },
    )
  })

  it('is seen to run them', () => {
    expect(witness.ranBy('p0 | p1; p2 "$(p3)"').flat().toSorted()).toEqual(['', 'p0', 'p1', 'p2', 'p3'])
  })
})
