import { createFakeHost, createMemoryDisk } from '@metier/testing'
import { expect, it } from 'vitest'
import { loadConfiguration } from './load-configuration.ts'

const path = '/home/user/.config/metier/config.yaml'
const ssh = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea'

function problems(publishers: string) {
  const { fileSystem } = createMemoryDisk({ [path]: `skills:\n  security:\n    publishers:\n${publishers}` })
  return loadConfiguration({ fileSystem, host: createFakeHost(), cwd: '/project' }).diagnostics
}

it('names the publisher whose key cannot be read, with its line', () => {
  expect(problems(`      acme: ${ssh}\n      other: ssh-ed25519 AAAA\n`)).toMatchObject([
    {
      code: 'invalid-config',
      severity: 'warning',
      message: 'skills.security.publishers.other is no public Ed25519 key, so that nothing signed by other is trusted.',
      path,
      range: { start: { line: 5 } },
    },
  ])
})

it('says nothing of keys that can be read, with a comment behind them or without', () => {
  expect(problems(`      acme: ${ssh}\n      also: ${ssh} me@laptop\n`)).toEqual([])
})
