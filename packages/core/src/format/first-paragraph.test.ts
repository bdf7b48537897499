import { describe, expect, it } from 'vitest'
import { firstParagraph } from './first-paragraph.ts'

describe('firstParagraph', () => {
  it.each([
    ['passes over headings', '# Title\n\nSays what it does\nand when.\n\nMore.', 'Says what it does and when.'],
    ['knows CRLF', '# Title\r\n\r\nOne.\r\nTwo.\r\n', 'One. Two.'],
    ['reads a quote or list as text', '> Quoted\n', 'Quoted'],
    ['passes over fences, tables and rules', '---\n```\ncode\n', 'code'],
    ['finds nothing in headings alone', '# Title\n\n## Another\n', ''],
    ['finds nothing in nothing', '', ''],
  ])('%s', (_, markdown, expected) => {
    expect(firstParagraph(markdown)).toBe(expected)
  })

  it('gives at most 1,024 whole characters', () => {
    expect(firstParagraph('😀'.repeat(3000))).toBe('😀'.repeat(1024))
  })
})
