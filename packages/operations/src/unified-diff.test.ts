import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unifiedDiff } from './unified-diff.ts'

/** Applies a diff the plain way, as `patch` would. */
function apply(before: string, diff: string): string {
  const old = before.split('\n')
  if (old.at(-1) === '') old.pop()
  const result: string[] = []
  let position = 0
  for (const line of diff.split('\n').slice(2, -1)) {
    const hunk = /^@@ -(\d+),(\d+) /.exec(line)
    if (hunk !== null) {
      const start = Number(hunk[1]) - (hunk[2] === '0' ? 0 : 1)
      result.push(...old.slice(position, start))
      position = start
    } else if (line.startsWith('+')) {
      result.push(line.slice(1))
    } else {
      if (old[position] !== line.slice(1)) throw new Error(`the diff does not fit at line ${position + 1}`)
      if (line.startsWith(' ')) result.push(line.slice(1))
      position += 1
    }
  }
  return [...result, ...old.slice(position)].join('\n')
}

describe('unifiedDiff', () => {
  it('is empty when nothing changes', () => {
    expect(unifiedDiff('a', 'x\ny\n', 'x\ny\n')).toBe('')
  })

  it('shows three lines around a change', () => {
    const before = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ''].join('\n')
    expect(unifiedDiff('SKILL.md', before, before.replace('5', 'five'))).toBe(
      '--- SKILL.md\n+++ SKILL.md\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n',
    )
  })

  it('makes two hunks of changes far apart', () => {
    const before = Array.from({ length: 30 }, (_, index) => `line ${index}`).join('\n')
    const after = before.replace('line 2\n', 'LINE 2\n').replace('line 25', 'LINE 25')
    expect(unifiedDiff('a', before, after).match(/^@@/gm)).toHaveLength(2)
  })

  it('can be applied to give the new text', () => {
    const line = fc.constantFrom('a', 'b', 'c', 'name: x', '')
    const text = fc.array(line, { minLength: 1, maxLength: 30 }).map((lines) => `${lines.join('\n')}\nend`)
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = unifiedDiff('f', before, after)
        expect(diff === '' ? before : apply(before, diff)).toBe(after)
      }),
    )
  })

  it('gives up on finding the shortest change when texts are large', () => {
    const before = Array.from({ length: 5000 }, (_, index) => `old ${index}`).join('\n')
    const after = Array.from({ length: 5000 }, (_, index) => `new ${index}`).join('\n')
    expect(apply(before, unifiedDiff('f', before, after))).toBe(after)
  })
})
