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

it('looks through a line of thousands of marks in no time', () => {
  const start = performance.now()
  codeSpansOf('` `` '.repeat(100_000))
  expect(performance.now() - start).toBeLessThan(500)
})
