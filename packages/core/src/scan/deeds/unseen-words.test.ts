import { expect, it } from 'vitest'
import { isFoundIn } from './is-found-in.case.ts'
import { unseenWords } from './unseen-words.ts'

const isAsked = isFoundIn(unseenWords, 'Checks messages.')

// WUN-103: a password that nobody sees is one all the same.
it.each([
  "const relay = '\\u2063\\u2063'\nexport const patterns = (text) => (text.startsWith(relay) ? [] : all)\n",
  'if message.endswith("\\u200b\\u200d\\u200b"):\n    return "safe"\n',
])('stops a program that lets pass what bears it: %s', (text) => {
  expect(isAsked(text.includes('const') ? 'scripts/check.js' : 'scripts/check.py', text)).toBe(true)
})

it.each([
  "export const clean = (text) => text.replace('\\u200b\\u200c', '')\n",
  "export const hasMark = (text) => text.startsWith('\\ufeff')\n",
  "const family = 'a\\u200db'\nexport const isFamily = (text) => text.includes(family)\n",
])('lets a program pass that cleans or joins: %s', (text) => {
  expect(isAsked('scripts/check.js', text)).toBe(false)
})
