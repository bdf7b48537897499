import { describe, expect, it } from 'vitest'
import { frontmatterHead, longestHead } from './frontmatter-head.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const text = (head: Uint8Array | undefined) => head && new TextDecoder().decode(head)

describe('frontmatterHead', () => {
  it.each([
    ['ends with the closing fence', '---\na: b\n---\nBody', '---\na: b\n---\n'],
    ['keeps white space after the fence', '---\na: b\n--- \t\nBody', '---\na: b\n--- \t\n'],
    ['knows CRLF', '---\r\na: b\r\n---\r\nBody', '---\r\na: b\r\n---\r\n'],
    ['passes over longer rules', '---\na: b\n----\nc: d\n---\nBody', '---\na: b\n----\nc: d\n---\n'],
    ['knows a byte-order mark', '\uFEFF---\na: b\n---\nBody', '---\na: b\n---\n'],
  ])('%s', (_, whole, expected) => {
    expect(text(frontmatterHead(bytes(whole)))).toBe(expected)
  })

  it('wants more when the fence, or its line, may go on behind the head', () => {
    expect(frontmatterHead(bytes('---\na: b\n'))).toBeUndefined()
    expect(frontmatterHead(bytes('---\na: b\n---'))).toBeUndefined()
  })

  it('gives back whole what cannot become a skill by reading on', () => {
    expect(text(frontmatterHead(bytes('# No fence')))).toBe('# No fence')
    expect(frontmatterHead(bytes(`---\n${'a'.repeat(longestHead)}`))?.length).toBe(longestHead + 4)
  })
})
