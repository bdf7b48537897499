import { expect, it } from 'vitest'
import { codeSpansOf } from './code-spans-of.ts'

const spansIn = (line: string) => codeSpansOf(line).map(([start, end]) => line.slice(start, end))

it.each([
  ['a `b` and `<!-- c -->`', ['`b`', '`<!-- c -->`']],
  ['a ``b ` c`` d', ['``b ` c``']],
  ['a ```` b `c` d', ['`c`']],
  ['a `b', []],
  ['a `b`` c', []],
  ['', []],
])('finds code between marks of one length in: %s', (line, spans) => {
  expect(spansIn(line)).toEqual(spans)
})

it('looks no further than 4,000 characters into a line', () => {
  expect(spansIn(`${' '.repeat(3997)}\`a\` \`b\``)).toEqual(['`a`'])
  expect(spansIn(`${' '.repeat(3998)}\`a\` \`b\``)).toEqual([])
  expect(spansIn('` `` '.repeat(100_000)).join(' ').length).toBeLessThan(4000)
})
