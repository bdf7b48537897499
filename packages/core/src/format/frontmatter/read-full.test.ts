import { describe, expect, it } from 'vitest'
import type { FrontmatterNode } from './node.ts'
import { readFull } from './read-full.ts'

const prefix = '---\n'

function read(yaml: string) {
  const text = `${prefix}${yaml}\n---\n`
  const full = readFull(text, { start: prefix.length, end: prefix.length + yaml.length })
  return { text, full }
}

/** Every part as the text that its span covers. */
function covered(node: FrontmatterNode, text: string): unknown {
  const own = text.slice(node.start, node.end)
  if (node.kind === 'scalar') return own
  if (node.kind === 'list') return [own, ...node.items.map((item) => covered(item, text))]
  return [own, ...node.pairs.flatMap(({ key, value }) => [covered(key, text), covered(value, text)])]
}

describe('the spans of the full reader', () => {
  it.each([
    ['a: b # c', ['a: b', 'a', 'b']],
    ['a: "b" ', ['a: "b"', 'a', '"b"']],
    ['a: [b,  c ] # d', ['a: [b,  c ]', 'a', ['[b,  c ]', 'b', 'c']]],
    ['a: {b: c}', ['a: {b: c}', 'a', ['{b: c}', 'b', 'c']]],
    ['a:\n  # c\n  - b\n  -  d\n', ['a:\n  # c\n  - b\n  -  d', 'a', ['- b\n  -  d', 'b', 'd']]],
    ['a: |\n  b\n  c\n\n# d', ['a: |\n  b\n  c', 'a', '|\n  b\n  c']],
    ['a:\nb: c', ['a:\nb: c', 'a', '', 'b', 'c']],
    ['a:\n  -\n  - b', ['a:\n  -\n  - b', 'a', ['-\n  - b', '', 'b']]],
    ['? a\n: b', ['a\n: b', 'a', 'b']],
    ['a: [b: c]', ['a: [b: c]', 'a', ['[b: c]', ['b: c', 'b', 'c']]]],
    ['a: {b}', ['a: {b}', 'a', ['{b}', 'b', '']]],
  ])('cover the parts of %j', (yaml, expected) => {
    const { text, full } = read(yaml)
    if (!('node' in full) || full.node === undefined) throw new Error('unreadable')
    expect(covered(full.node, text)).toEqual(expected)
  })

  it('keep the text of a scalar beside its value', () => {
    const { full } = read('a: 1.0\nb: 0o17\nc: yes\nd: "1"\ne: 2026-01-02')
    const pairs = 'node' in full && full.node?.kind === 'map' ? full.node.pairs : []
    expect(pairs.map(({ value }) => value.kind === 'scalar' && [value.source, value.value])).toEqual([
      ['1.0', 1],
      ['0o17', 15],
      ['yes', 'yes'],
      ['1', '1'],
      ['2026-01-02', '2026-01-02'],
    ])
  })

  it.each([
    ['[a]: b', /a key must be plain text/],
    ['{a: b}: c', /a key must be plain text/],
    ['a: b\n...\nc', /second YAML document/],
    ['a: "b', /closing|closed/],
    ["a: 'b''", /closing|closed/],
    ['a: "b\\"', /closing|closed/],
    ['a: "\\q"', /escape/],
  ])('refuses %j', (yaml, message) => {
    const { full } = read(yaml)
    expect('problem' in full && full.problem).toMatchObject({
      code: 'invalid-yaml',
      message: expect.stringMatching(message),
    })
  })

  // The library names the place where it gave up; a person has to mend the place where the quote opens.
  it.each([
    ['name: b\ndescription: "Open. Use\ntags: [a, b\n', '"Open'],
    ["a: ok\nb: 'it''s\n", "'it"],
    ['a: ["x, b]\nc: d\n', '"x'],
    ['a: "b\nc: "d"\n', '"b'],
    ['"a: b', '"a'],
    ["a: 'x'\nb: 'y\n", "'y"],
  ])('points at the quote that is not closed in %j', (yaml, place) => {
    const { full } = read(yaml)
    const problem = 'problem' in full ? full.problem : undefined
    expect(problem?.message).toBe('The frontmatter is not valid YAML: the quote that opens here is not closed.')
    const opens = yaml.indexOf(place) + prefix.length
    expect(problem).toMatchObject({ start: opens, end: opens + 1 })
  })

  it('is undefined for comments alone', () => {
    expect(read('# nothing').full).toEqual({ node: undefined })
    expect(read('').full).toEqual({ node: undefined })
  })
})
