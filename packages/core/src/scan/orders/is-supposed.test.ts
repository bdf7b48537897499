import { expect, it } from 'vitest'
import { isSupposed } from './is-supposed.ts'

const told = (text: string) => isSupposed(text, text.search(/send|wipe|upload/))

it.each([
  'The default would silently wipe the disk.',
  'Such a page can send keys.',
  'They’ll send it to you.',
  'It may accidentally upload too much.',
])('is told: %s', (text) => {
  expect(told(text)).toBe(true)
})

it.each(['Then send it.', 'You may send it.', 'The agent can upload it.', 'You must wipe it.'])(
  'is said: %s',
  (text) => {
    expect(told(text)).toBe(false)
  },
)
