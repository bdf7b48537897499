import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
/** Clocks that say how long something took. */
const clock = /\bperformance\.now\(|\bprocess\.(?:hrtime|cpuUsage)\b|\bDate\.now\(\) - [a-z]/
/** Tests of a clock, or of what is measured in processor time. */
const allowed: ReadonlySet<string> = new Set(['packages/runtime/src/scan/create-stopwatch.test.ts'])

// A loaded machine is no fault of the code: what takes too long is found by the time a test may take, and how long it
// takes is measured in bench/.
it('no test asserts how long something took', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.case.ts', 'packages/testing/**/*.ts'], {
    cwd: root,
    encoding: 'utf8',
  }).split('\n')
  const timed = files.filter(
    (file) => file !== '' && !allowed.has(file) && clock.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(timed.filter((file) => !file.endsWith('no-timed-assertions.test.ts'))).toEqual([])
})
