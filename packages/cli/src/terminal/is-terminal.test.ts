import { closeSync, openSync } from 'node:fs'
import { isatty } from 'node:tty'
import { devNull } from 'node:os'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { isTerminal } from './is-terminal.ts'

it('says what Node says of the streams of this process', () => {
  for (const descriptor of [0, 1, 2] as const) expect(isTerminal(descriptor)).toBe(isatty(descriptor))
})

it.each([devNull, fileURLToPath(import.meta.url)])('takes %s for no terminal, nor what is closed', (path) => {
  const descriptor = openSync(path, 'r')
  expect(isTerminal(descriptor)).toBe(false)
  closeSync(descriptor)
  expect(isTerminal(descriptor)).toBe(false)
})
