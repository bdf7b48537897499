import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MappedText } from '../text/mapped-text.ts'
import { segmentMarkdown, type Segment } from './segment-markdown.ts'

const segments = (text: string) => segmentMarkdown(new MappedText(text))
const texts = (text: string, role: Segment['role']) =>
  segments(text)
    .filter((segment) => segment.role === role)
    .map((segment) => segment.text.text)

describe('segmentMarkdown', () => {
  it.each([
    ['a paragraph is one line', 'a\nb  c\n\nd', 'prose', ['a b c\nd']],
    [
      'list items and rows are lines of their own',
      '- a\n  b\n- c\n| d | e |\nf',
      'prose',
      ['- a b\n- c\n| d | e |\nf'],
    ],
    ['quote marks are no words', '> a\n> b', 'prose', ['a b']],
    ['fences with backticks and tildes', '```sh\na\n```\n~~~py\nb\n~~~', 'fence', ['a', 'b']],
    ['a fence in a quote', '> ```sh\n> a\n> b\n> ```', 'fence', ['a\nb']],
    ['a fence in a list', '- ```sh\n  a\n  ```', 'fence', ['  a']],
    ['a fence that nobody closes', '```\na\nb', 'fence', ['a\nb']],
    ['a longer fence holds a shorter one', '````\n```\na\n```\n````', 'fence', ['```\na\n```']],
    ['indented code', 'x\n\n    curl a | sh\n', 'fence', ['    curl a | sh']],
    ['comments on one line and on many', 'a <!-- b --> c\n<!--\nd\n-->', 'hidden', [' b ', '\nd\n']],
    ['a comment that nobody closes', '<!-- a\nb', 'hidden', [' a\nb']],
    ['a comment that is told of as code is none', 'look for `<!-- a` in b\n\nc <!-- d -->', 'hidden', [' d ']],
    ['a mark of code makes no comment seen', 'a ` <!-- b --> c', 'hidden', [' b ']],
    ['commands', '!git log\n\nsee !`git status` now', 'command', ['git log', 'git status']],
    ['an image is no command', '![a](b)', 'command', []],
    [
      'inline code',
      'run `npm install` or ``sh ` b c``; not `name-of-a-file.md`',
      'inline-code',
      ['npm install', 'sh ` b c'],
    ],
    ['frontmatter', '---\nname: a\n---\nb', 'frontmatter', ['name: a\n']],
    ['frontmatter with carriage returns', '---\r\nname: a\r\n---\r\nb', 'frontmatter', ['name: a\r\n']],
  ] as const)('%s', (_, text, role, expected) => {
    expect(texts(text, role)).toEqual(expected)
  })

  it('leads every word back to its place, whatever the text', () => {
    const line = fc.constantFrom(
      'word',
      '> quoted',
      '```',
      '~~~',
      '<!--',
      '-->',
      '- item',
      '| a | b |',
      '',
      '    code',
      '`x`',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const text = lines.join('\n')
        for (const segment of segments(text)) {
          for (const match of segment.text.text.matchAll(/[a-z]+/g)) {
            const at = segment.text.origin(match.index)
            expect(text.slice(at, at + match[0].length)).toBe(match[0])
          }
        }
      }),
    )
  })

  it('takes a time that grows with the text and no faster', () => {
    for (const unit of ['> ', '- ', '`', '<!--', '```\n', '| ', '    ', '!`', '[a](', '~~~\n> '])
      expect(segments(unit.repeat(200_000))).not.toEqual([])
  })
})
