import { existsSync } from 'node:fs'
import { assert, integer, property, sample } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShellWitness, type ShellWitness } from '../../packages/runtime/src/execute/open-shell-witness.case.ts'
import { randomShellLines } from '../../packages/runtime/src/execute/random-shell-lines.case.ts'
import { runs } from './runs.ts'

const bash = ['/bin/bash', '/usr/bin/bash'].find((path) => existsSync(path))
/** Lines that are tried before something is said. */
const batch = 2000

// Permission is decided on what is read of a line: what runs in the end is what Bash says.
describe.skipIf(bash === undefined)('a hundred thousand lines of shell', () => {
  let witness: ShellWitness
  beforeAll(() => {
    witness = openShellWitness(bash ?? '')
  })
  afterAll(() => witness.cleanUp(), 600_000)

  it('run nothing that was not read, and nothing that was not allowed', { timeout: 28_800_000 }, async () => {
    let understood = 0
    let allowed = 0
    for (let done = 0; done < runs(100_000); done += batch) {
      // Chosen here, so that a failure names it and can be made again.
      const [seed = 0] = sample(integer(), 1)
      assert(
        property(randomShellLines, (line) => {
          const unread = witness.unread(line)
          if (unread === undefined) return
          understood += 1
          expect(unread).toEqual([])
          const unallowed = witness.unallowed(line)
          if (unallowed === undefined) return
          allowed += 1
          expect(unallowed).toEqual([])
        }),
        { numRuns: batch, seed },
      )
      process.stdout.write(`${done + batch} lines, of these ${understood} understood and ${allowed} allowed\n`)
      // The runner hears nothing of us meanwhile.
      await new Promise((resolve) => {
        setImmediate(resolve)
      })
    }
    expect(allowed).toBeGreaterThan(0)
  })
})
