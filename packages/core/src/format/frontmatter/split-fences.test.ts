import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitFences } from './split-fences.ts'

function parts(text: string) {
  const result = splitFences(text)
  if ('problem' in result) return result.problem.code
  const { yaml, bodyOffset, trailing } = result.fences
  return [text.slice(yaml.start, yaml.end), text.slice(bodyOffset), trailing.length]
}

describe('splitFences', () => {
  it.each([
    ['---\na: b\n---\nbody', ['a: b', 'body', 0]],
    ['---\r\na: b\r\n---\r\nbody', ['a: b', 'body', 0]],
    ['---\ra: b\r---\rbody', ['a: b', 'body', 0]],
    ['---\n---\n', ['', '', 0]],
    ['---\n\n---', ['', '', 0]],
    ['---\n---', ['', '', 0]],
    ['\uFEFF---\na\n---', ['a', '', 0]],
    ['--- \na\n---\t \nb', ['a', 'b', 2]],
    ['---\na\n ---\n---x\n----\n---\nb', ['a\n ---\n---x\n----', 'b', 0]],
    ['---\na\n---\nb\n---\nc', ['a', 'b\n---\nc', 0]],
    ['---\na', 'frontmatter-not-closed'],
    ['---\na ---', 'frontmatter-not-closed'],
    ['---', 'frontmatter-not-closed'],
    ['--', 'no-frontmatter'],
    [' ---\na\n---', 'no-frontmatter'],
    ['---a\n---\n', 'no-frontmatter'],
  ])('takes %j apart', (text, expected) => {
    expect(parts(text)).toEqual(expected)
  })

  it('agrees with reading line by line', () => {
    const line = constantFrom('---', '--- ', '---x', ' ---', 'a', '', '----')
    assert(
      property(array(line, { maxLength: 6 }), (rest) => {
        const all = ['---', ...rest]
        const close = all.findIndex((text, index) => index > 0 && /^---[ \t]*$/.test(text))
        const got = parts(all.join('\n'))
        const expected = [all.slice(1, close).join('\n'), all.slice(close + 1).join('\n')]
        expect(close === -1 ? got : got.slice(0, 2)).toEqual(close === -1 ? 'frontmatter-not-closed' : expected)
      }),
      { numRuns: 1000 },
    )
  })
})
