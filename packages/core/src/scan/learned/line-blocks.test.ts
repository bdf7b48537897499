import { array, assert, property, stringMatching } from 'fast-check'
import { expect, it } from 'vitest'
import { featureColumn } from './feature-column.ts'
import { lineBlocks } from './line-blocks.ts'
import { lineWindows } from './line-windows.ts'

const byFifteen = { linesOfBlock: 15, hasPairs: false }

// WUN-103: what stands between two blocks would not be read.
it('reads every line', () => {
  assert(
    property(array(stringMatching(/^[a-z ]{0,30}$/), { minLength: 1, maxLength: 100 }), (lines) => {
      const blocks = lineBlocks(lines.join('\n'), byFifteen)
      const read = new Set(blocks.flatMap(({ columns }) => [...columns]))
      const said = lines.flatMap((line) => lineBlocks(line, byFifteen).flatMap(({ columns }) => [...columns]))
      expect(read).toEqual(new Set(said))
      expect(blocks.slice(1).map(({ start }) => start)).toEqual(blocks.slice(0, -1).map(({ end }) => end + 1))
    }),
  )
})

it('cuts a line that has no end, and loses nothing of it', () => {
  const line = `${'first '.repeat(9000)}last`
  const blocks = lineBlocks(line, byFifteen)
  expect(blocks.length).toBeGreaterThan(1)
  expect(blocks.at(-1)?.columns).toContain(featureColumn('code:last'))
  expect(blocks.at(-1)?.end).toBe(line.length)
})

// WUN-103: half an attack is none.
it('has any two lines that are fifteen or less apart in one window', () => {
  const lines = Array.from({ length: 200 }, (_, number) => `line_${String(number)}`)
  const text = lines.join('\n')
  const windows = lineWindows(lineBlocks(text, byFifteen)).map(({ start, end }) => text.slice(start, end).split('\n'))
  for (const [number, line] of lines.slice(0, -15).entries()) {
    const other = lines[number + 15] ?? ''
    expect(windows.some((window) => window.includes(line) && window.includes(other))).toBe(true)
  }
})

it('has one window of a program of a few lines, and none of an empty one', () => {
  expect(lineWindows(lineBlocks('one\ntwo', byFifteen))).toMatchObject([{ start: 0, end: 7 }])
  expect(lineWindows(lineBlocks('', byFifteen))).toEqual([])
})
