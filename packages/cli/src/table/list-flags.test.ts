import { expect, it } from 'vitest'
import { findCommand } from './commands.ts'
import { listFlags } from './list-flags.ts'
import { renderingOptions } from './rendering-options.ts'

it('has the flags of `list` that stand in the table of all commands', () => {
  const whole = findCommand('list')
  const flags = (whole?.options ?? []).filter(({ type }) => type === 'boolean')
  const known = flags.map(({ key, flag, type, default: preset }) => ({ key, flag, type, default: preset, summary: '' }))
  expect(listFlags.options).toEqual(known)
  expect(listFlags.positionals).toEqual(whole?.positionals)
  expect(listFlags.name).toBe(whole?.name)
  expect(renderingOptions['list']).toBeUndefined()
})
