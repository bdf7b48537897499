import { array, assert, constantFrom, property, string, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { codesOf, loadFields, loadText } from './load-text.case.ts'
import { parseDocument } from './parse-document.ts'
import { parseSkill } from './parse-skill.ts'
import type { FrontmatterNode } from './frontmatter/node.ts'

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n')
const head = 'name: a\ndescription: x\n'

/** Generous, since the machines that run this are slow: each takes well under a tenth of it. */

const nested = (depth: number) => loadFields(`${head}x: ${'['.repeat(depth)}a${']'.repeat(depth)}`)

describe('a hostile file', () => {
  it.each([
    [
      '64 KB of frontmatter and more',
      () => loadFields(`${head}license: ${'x'.repeat(70_000)}`),
      'frontmatter-too-large:2',
    ],
    ['five thousand keys', () => loadFields(head + lines(5000, (index) => `key-${index}: v`)), 'too-many-keys:2'],
    ['five thousand keys of one name', () => loadFields(head + lines(5000, () => 'k: v')), 'too-many-keys:2'],
    ['many values', () => loadFields(`${head}tags: [${'a,'.repeat(20_000)}]`), 'too-many-keys:4'],
    ['brackets without end', () => loadFields(`${head}x: ${'['.repeat(60_000)}`), 'too-deep:4'],
    ['ten thousand brackets', () => loadFields(`${head}x: ${'['.repeat(10_000)}${']'.repeat(10_000)}`), 'too-deep:4'],
    ['a deep block', () => loadFields(head + lines(340, (index) => `${' '.repeat(index)}k:`)), 'too-deep:'],
    ['ten thousand hyphens', () => loadFields(`${head}x:\n  ${'- '.repeat(10_000)}a`), 'too-deep:5'],
    ['question marks', () => loadFields(`${'? '.repeat(10_000)}a`), 'too-deep:2'],
    [
      'a billion laughs',
      () => loadFields(`${head}a: &a [x, x]\n${lines(20, (index) => `b${index}: &b${index} [*a, *a, *a]`)}`),
      'yaml-anchor:4',
    ],
    ['twenty thousand anchors', () => loadFields(`${head}x: ${'&a '.repeat(20_000)}`), 'yaml-anchor:4'],
    ['quotes without end', () => loadFields(`${head}x: "${'\\"'.repeat(30_000)}`), 'invalid-yaml:'],
    ['colons', () => loadFields(`${head}x: ${': '.repeat(30_000)}`), 'too-deep:4'],
    [
      'a fence that never closes',
      () => loadText(`---\n${head}${lines(9000, () => 'text and --- text\n----')}`),
      'frontmatter-not-closed:1',
    ],
    ['a large file of one fence', () => loadText(`---\n${'a\n'.repeat(500_000)}`), 'frontmatter-not-closed:1'],
  ])('%s is refused soon, with a line', (_, load, expected) => {
    const result = load()
    expect(result.skill).toBeUndefined()
    expect(codesOf(result).at(-1)).toMatch(new RegExp(`^${expected}\\d*$`))
  })

  it('may nest as deep as the limit and no deeper', () => {
    // The frontmatter itself is the first level.
    expect(codesOf(nested(31))).toEqual([])
    expect(codesOf(nested(32))).toEqual(['too-deep:4'])
  })

  it('of 50 MB is refused unread, closed or not', () => {
    const bytes = new Uint8Array(50 * 1024 * 1024).fill(0x0a)
    bytes.set(new TextEncoder().encode('---\nname: a\ndescription: x\n'))
    const result = parseSkill({ bytes, path: 'SKILL.md', directoryName: 'd' })
    expect(codesOf(result)).toEqual(['file-too-large:1'])
    expect(result.skill).toBeUndefined()
    const asHead = parseSkill({
      bytes: bytes.subarray(0, 4096),
      path: 'SKILL.md',
      directoryName: 'd',
      totalSize: bytes.length,
    })
    expect(codesOf(asHead)).toEqual(['file-too-large:1'])
  })

  it('within a limit that was raised is read', () => {
    const bytes = new TextEncoder().encode(`---\n${head}---\n${'x'.repeat(2_000_000)}`)
    const file = { bytes, path: 'SKILL.md', directoryName: 'd' }
    expect(parseSkill(file).skill).toBeUndefined()
    expect(parseSkill(file, { maximumFileSize: 3_000_000 }).skill?.name).toBe('a')
  })

  it('with a large body costs no more than its frontmatter as a head', () => {
    const bytes = new TextEncoder().encode(`---\n${head}---\n${'x'.repeat(10_000)}`)
    const result = parseSkill({
      bytes: bytes.subarray(0, 4096),
      path: 'SKILL.md',
      directoryName: 'd',
      totalSize: bytes.length,
    })
    expect(result).toMatchObject({ skill: { name: 'a' }, body: '' })
  })

  it('with a broken line anywhere repairs in linear time', () => {
    const result = loadFields(`name: a\n${lines(1500, () => 'description: a: b')}`)
    expect(result.skill).toBeUndefined()
  })

  it.each([
    ['brackets', (count: number) => `description: ${']'.repeat(count)}`],
    ['links', (count: number) => `description: x\ntags: [${'[a](b)'.repeat(count / 6)}]`],
  ])('of sixty thousand stray %s costs one error, not one for each', (_, fields) => {
    const codes = codesOf(loadFields(`name: a\n${fields(60_000)}`))
    // Two to four seconds when each of them is an error.
    expect(codes.join()).toMatch(/^(?:repaired-yaml|invalid-yaml):\d+/)
  })

  it('JSON in a string that nests without end is text', () => {
    const { skill } = loadFields(`${head}metadata:\n  foo: '${'['.repeat(5000)}${']'.repeat(5000)}'`)
    expect(skill?.metadata.foo).toHaveLength(10_000)
  })
})

function spans(node: FrontmatterNode): { start: number; end: number }[] {
  if (node.kind === 'scalar') return [node]
  if (node.kind === 'list') return [node, ...node.items.flatMap(spans)]
  return [node, ...node.pairs.flatMap((pair) => [pair, pair.key, ...spans(pair.value)])]
}

function check(bytes: Uint8Array) {
  const document = parseDocument({ bytes, path: 'x/SKILL.md', directoryName: 'x' })
  const { length } = document.text
  for (const { range, severity, fix } of document.diagnostics) {
    expect(range?.start.line).toBeGreaterThan(0)
    expect(range?.end.offset).toBeLessThanOrEqual(length)
    expect(['error', 'warning', 'info']).toContain(severity)
    for (const edit of fix?.edits ?? []) expect(edit.start <= edit.end && edit.end <= length).toBe(true)
  }
  const nodes = document.frontmatter === undefined ? [] : spans(document.frontmatter)
  for (const { start, end } of nodes) {
    expect(start).toBeGreaterThanOrEqual(document.yaml?.start ?? 0)
    expect(end).toBeGreaterThanOrEqual(start)
    expect(end).toBeLessThanOrEqual(document.yaml?.end ?? 0)
  }
  expect(document.bodyOffset).toBeLessThanOrEqual(length)
  const failed = document.diagnostics.some(({ severity }) => severity === 'error')
  expect(document.skill === undefined).toBe(failed)
}

describe('whatever the bytes', () => {
  const encoder = new TextEncoder()

  it('reading never throws, and says why there is no skill', () => {
    assert(property(uint8Array({ maxLength: 60 }), check), { numRuns: 1000 })
  })

  it('nor for any text between fences', () => {
    assert(
      property(string({ unit: 'binary', maxLength: 60 }), (text) => check(encoder.encode(`---\n${text}\n---\nbody`))),
      { numRuns: 1000 },
    )
  })

  const words = [
    'name',
    'description',
    'metadata',
    'tags',
    'tools',
    'requires',
    'mcp-servers',
    'os',
    'install',
    'wundr',
    'openclaw',
  ]
  const marks = [
    ': ',
    ':',
    '\n',
    '\n',
    '\n  ',
    '\n    ',
    '\n- ',
    '\n  - ',
    '[',
    ']',
    '{',
    '}',
    ', ',
    '"',
    "'",
    '|',
    '>',
    '#',
    ' #',
    '*',
    '@',
  ]
  const values = [
    'x',
    '1.0',
    'true',
    'no',
    '{"a":[1]}',
    '\\u0041',
    '---',
    '\r\n',
    '\t',
    '`',
    '&a',
    '!t',
    '~',
    '__proto__: 1',
    '```',
  ]

  it('nor for what looks like frontmatter', () => {
    assert(
      property(array(constantFrom(...words, ...marks, ...values), { maxLength: 25 }), (parts) => {
        check(encoder.encode(`---\nname: a\ndescription: b\n${parts.join('')}\n---\n`))
        check(encoder.encode(`---\n${parts.join('')}\n---\n`))
      }),
      { numRuns: 3000 },
    )
  })
})
