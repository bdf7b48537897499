import { describe, expect, it } from 'vitest'
import { widthOf } from '../terminal/width-of.ts'
import { keepFor, keptPage } from './kept-page.ts'

const stream = (isTTY?: boolean, columns?: number) => ({
  ...(isTTY !== undefined && { isTTY }),
  ...(columns !== undefined && { columns }),
  write: () => {
    throw new Error('shown')
  },
})

describe('the page that an answer is kept for', () => {
  it.each([
    ['a pipe', stream(), stream()],
    ['a file beside a terminal', stream(false, 80), stream(true, 80)],
    ['a terminal', stream(true, 133), stream(true, 133)],
    ['a terminal that does not say how wide it is', stream(true), stream(true)],
  ])('is like %s, and shows nothing', (_, stdout, stderr) => {
    const kept = keptPage(keepFor({ stdout, stderr }))
    const look = (outputs: typeof kept) => [
      outputs?.stdout.isTTY === true,
      outputs && widthOf(outputs.stdout),
      outputs?.stderr.isTTY === true,
    ]
    expect(look(kept)).toEqual(look({ stdout, stderr }))
    expect(() => [kept?.stdout.write('text'), kept?.stderr.write('text')]).not.toThrow()
  })

  it.each(['', '1', '80', 'a b', '80 80 80', '-2 1', '123456 1'])('is none for %j', (METIER_KEEP_BEHIND) => {
    expect(keptPage({ METIER_KEEP_BEHIND })).toBeUndefined()
    expect(keptPage({})).toBeUndefined()
  })
})
