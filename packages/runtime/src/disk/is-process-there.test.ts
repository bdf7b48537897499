import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { isProcessThere } from './is-process-there.ts'

it('knows a process that runs from one that has ended', () => {
  expect(isProcessThere(process.pid)).toBe(true)
  expect(isProcessThere(spawnSync(process.execPath, ['--version']).pid)).toBe(false)
})

it.each([0, -1, Number.NaN, 1.5])('takes %j for no process, and above all for no group of them', (pid) => {
  expect(isProcessThere(pid)).toBe(false)
})
