import { expect, it } from 'vitest'
import { flowValue } from '../flow/flow-value.ts'
import { flowOfProgram } from './flow-of-program.case.ts'
import { isOnlyStarted } from './is-only-started.ts'

// WUN-103: words that are given to a program are seldom the ones that decide which program runs.
it('knows a command of which nothing is known but that no shell reads it', () => {
  expect(isOnlyStarted(flowOfProgram('subprocess.run(command, text=True)\n', 'subprocess.run'))).toBe(true)
})

it.each([
  ['a shell reads it', 'subprocess.run(command, shell=True)\n', flowValue()],
  ['its words are known', 'subprocess.run(["sh", "-c", got])\n', flowValue({ items: [flowValue({ shape: 'sh' })] })],
  ['the program is known', 'subprocess.run(target)\n', flowValue({ shape: '/tmp/tool' })],
])('not where %s', (_, text, value) => {
  expect(isOnlyStarted(flowOfProgram(text, 'subprocess.', value))).toBe(false)
})

it('not where it is run as code, or by a call that always has a shell', () => {
  expect(isOnlyStarted({ ...flowOfProgram('subprocess.run(got)\n', 'subprocess.run'), kind: 'run-code' })).toBe(false)
  expect(isOnlyStarted(flowOfProgram('os.system(got)\n', 'os.system'))).toBe(false)
})
