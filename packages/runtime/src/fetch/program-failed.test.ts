import { expect, it } from 'vitest'
import { programFailed } from './program-failed.ts'

it.each([
  "fatal: could not read Username for 'https://host.test': terminal prompts disabled",
  "fatal: Authentication failed for 'https://host.test/a.git/'",
  'git@host.test: Permission denied (publickey).',
])('tells where a login is looked for: %s', (said) => {
  expect(programFailed('git fetch', said).next).toContain('.netrc')
})

it.each(['fatal: repository not found', ''])('and not where none was asked for: %j', (said) => {
  expect(programFailed('git fetch', said).next).not.toContain('.netrc')
})
