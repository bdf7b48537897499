import { describe, expect, it } from 'vitest'
import { isHeadEnough, longestHead } from './is-head-enough.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

describe('isHeadEnough', () => {
  it.each([
    ['---\na: b\n---\nbody', true],
    ['\uFEFF---\r\na: b\r\n---\r\n', true],
    ['---\na\n--- \t\n', true],
    ['---\na\n---', false],
    ['---\na\n--- ', false],
    ['---\na\n---x\n', false],
    ['---\na: b', false],
    ['---', false],
    ['# No frontmatter', true],
    ['', true],
  ])('judges %j', (head, expected) => {
    expect(isHeadEnough(bytes(head))).toBe(expected)
  })

  it('never asks for more than any frontmatter can have', () => {
    expect(isHeadEnough(bytes(`---\n${'a'.repeat(longestHead)}`))).toBe(true)
  })
})
