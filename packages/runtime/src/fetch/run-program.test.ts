import { expect, it } from 'vitest'
import { runProgram } from './run-program.ts'

const options = { cwd: process.cwd(), environment: { PATH: process.env['PATH'] } }

it('gives what a program wrote, and how it ended', async () => {
  const end = await runProgram(process.execPath, ['-e', 'console.log("yes"); process.exitCode = 3'], options)
  expect(end).toEqual({ status: 3, stdout: 'yes\n', stderr: '' })
})

it('keeps nothing at hand for the end of this process once a program is done', async () => {
  const before = process.listenerCount('exit')
  await runProgram(process.execPath, ['-e', ''], options)
  expect(process.listenerCount('exit')).toBe(before)
})
