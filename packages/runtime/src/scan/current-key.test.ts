import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { expect, it } from 'vitest'
import { loadConfiguration } from '../config/load-configuration.ts'
import { CurrentKey } from './current-key.ts'

const load = (overrides: Readonly<Record<string, unknown>> = {}) =>
  loadConfiguration({
    fileSystem: createMemoryDisk({}).fileSystem,
    host: createFakeHost({ home: '/home/me' }),
    cwd: '/project',
    overrides,
    isTrustedFile: () => true,
  })

it('is another one with other rules and with other settings, and looks for rules no more than it needs', () => {
  let [now, rules, looks, settings] = [0, 'none', 0, load()]
  const key = new CurrentKey({
    clock: { now: () => now },
    settings: () => settings,
    ownRules() {
      looks += 1
      return rules
    },
  })
  const first = key.now()
  rules = 'some'
  now = 99
  expect([key.recent(), looks]).toEqual([first, 1])
  now = 100
  const second = key.recent()
  expect([second === first, looks]).toEqual([false, 2])
  settings = load({ 'skills.security.policy': 'strict' })
  expect(key.recent()).not.toBe(second)
})
