import { expect, it } from 'vitest'
import { findCommand } from './commands.ts'
import { findWords } from './find-words.ts'

it('takes the words that the table of all commands says `find` takes', () => {
  const whole = findCommand('find')
  const known = (whole?.positionals ?? []).map((each) => ({ ...each, summary: '' }))
  expect(findWords.positionals).toEqual(known)
  expect(findWords.name).toBe(whole?.name)
})
