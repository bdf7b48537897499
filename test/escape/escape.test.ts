import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { escapeAreas } from './all-cases.ts'
import type { EscapeResult } from './escape-result.ts'
import { runSuite } from './run-suite.ts'

const works = (file: string, args: readonly string[]): boolean => {
  try {
    execFileSync(file, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

const trial = ['--unshare-user', '--unshare-pid', '--ro-bind', '/', '/', '--proc', '/proc', '--', '/bin/true']
const ordinary = ['--reuid', '65534', '--regid', '65534', '--clear-groups', '--']
const isLinux = process.platform === 'linux'
const hasBubblewrap = isLinux && works('bwrap', trial)
const canBecomeOrdinary = isLinux && process.getuid?.() === 0 && works('setpriv', [...ordinary, 'true'])
const ordinaryBubblewrap = hasBubblewrap && canBecomeOrdinary && works('setpriv', [...ordinary, 'bwrap', ...trial])

const none: Promise<readonly EscapeResult[]> = Promise.resolve([])
const suites = {
  'in bubblewrap': hasBubblewrap ? runSuite('bubblewrap', 'self') : none,
  'with limits': isLinux ? runSuite('limits', 'self') : none,
  'in bubblewrap, as an ordinary user': ordinaryBubblewrap ? runSuite('bubblewrap', 'ordinary') : none,
  'with limits, as an ordinary user': canBecomeOrdinary ? runSuite('limits', 'ordinary') : none,
}

it('there are at least two hundred ways out, each with words of its own', () => {
  const words = Object.values(escapeAreas).flatMap((cases) => cases.map(({ tries }) => tries))
  expect(words.length).toBeGreaterThanOrEqual(200)
  expect(new Set(words).size).toBe(words.length)
})

// WUN-70 WUN-71 WUN-73
for (const [where, running] of Object.entries(suites)) {
  const results = await running
  const run = results.filter(({ skipped }) => skipped === undefined)
  describe.skipIf(results.length === 0)(`a program ${where} does not get out when it tries to`, () => {
    it.each(run.map((result) => [result.tries, result] as const))('%s', (_, result) => {
      expect(result).toMatchObject({ escaped: [] })
    })
  })
}
