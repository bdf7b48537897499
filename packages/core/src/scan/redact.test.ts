import { expect, it } from 'vitest'
import { redact } from './redact.ts'

it.each([
  ['sk-proj-abcdefghijklmnopqrstuv', 'sk-p***'],
  ['ghp_abcdefghijklmnopqrstuvwxyz0123', 'ghp_***'],
  ['AKIAABCDEFGHIJKLMNOP', 'AKIA***'],
  ['https://me:hunter22@example.org', 'https://me:hunt***@example.org'],
  ['password = "correct horse"', 'password = "correct horse"'],
  ['password = "correcthorse"', 'password = "corr***"'],
  ['nothing here', 'nothing here'],
])('%s', (text, expected) => {
  expect(redact(text)).toBe(expected)
})
