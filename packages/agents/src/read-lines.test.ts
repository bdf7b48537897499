import * as fc from 'fast-check'
import { PassThrough } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { readLines } from './read-lines.ts'

const never = new Promise<never>(() => undefined)

async function linesOf(chunks: readonly string[], limits = { maximumLine: 1000, maximumTotal: 10_000 }) {
  const stream = new PassThrough()
  const lines: string[] = []
  const reading = readLines({ stream, ended: never, ...limits, onLine: (line) => lines.push(line) })
  for (const chunk of chunks) stream.write(chunk)
  stream.end()
  return { isWhole: await reading, lines }
}

describe('readLines', () => {
  it('gives the same lines however the text comes in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: fc.constantFrom('a', '\n', 'ü') })), async (chunks) => {
        const text = chunks.join('')
        const expected = text.split('\n')
        if (expected.at(-1) === '') expected.pop()
        expect((await linesOf(chunks)).lines).toEqual(expected)
      }),
    )
  })

  it('stops at a line or a whole that is too long', async () => {
    expect(await linesOf(['x'.repeat(1001)])).toEqual({ isWhole: false, lines: [] })
    const many = Array.from({ length: 30 }, () => `${'y'.repeat(500)}\n`)
    expect((await linesOf(many)).isWhole).toBe(false)
  })

  it('ends when the program has, though something holds the stream open', async () => {
    const stream = new PassThrough()
    const lines: string[] = []
    const options = { stream, maximumLine: 100, maximumTotal: 100, onLine: (line: string) => void lines.push(line) }
    const reading = readLines({ ...options, ended: Promise.resolve() })
    setTimeout(() => stream.write('late'), 100)
    expect(await reading).toBe(true)
    expect(lines).toEqual(['late'])
  })
})
