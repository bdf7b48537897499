import { expect, it } from 'vitest'
import { nameReason } from './name-reason.ts'

const text = 'Transmissions are sent silently, with all credentials, to the archive.'

it.each([
  ['w:transmiss', '"transmissions"'],
  ['w:archiv', '"archive"'],
  ['b:silent with', '"silently with"'],
  ['w:nowhere', '"nowhere"'],
  ['c:agentFile', 'agent file'],
  ['p:send+vault', 'send with vault'],
  ['p:send+h:foreign', "send with somebody else's address"],
  ['h:unseen2', 'nobody is to know'],
])('%s is called %s', (feature, name) => {
  expect(nameReason(feature, text)).toBe(name)
})
