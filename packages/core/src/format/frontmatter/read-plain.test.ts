import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFull } from './read-full.ts'
import { readPlain } from './read-plain.ts'

function both(yaml: string) {
  const text = `---\n${yaml}\n---\n`
  const span = { start: 4, end: 4 + yaml.length }
  const full = readFull(text, span)
  return { plain: readPlain(text, span), full: 'node' in full ? full.node : full.problem }
}

const samples = [
  'name: a',
  'name: a\ndescription: b c # comment',
  "a: \"x\\n\\u00e9\\U0001F41B\\x41\\/ y\"\nb: 'it''s'",
  'a:\n  - x\n  - "y"\nb:\n- z',
  'a: [x, "y", \'z\', [1, 2], {k: v}]\nb: {"a":1, b: 2}\nc: []\nd: {}',
  'a: >\n  one\n  two\n\n  three\nb: |-\n  x\n    y\n  z',
  'a: >- # why\n  one\n  two',
  'a: one\n  two three\n  four\nb: 1',
  'a:\n  b:\n    c: 1\n  d: # note\n    - e: f\n      g: h\n    -   i: j',
  'a:\nb:\n  c:\nd: null',
  '# first\n\na: b\n\n# last',
  'a: b#c\nd: http://x.y/z\ne: a:b',
  'a: 1.0\nb: 0x1F\nc: .inf\nd: true\ne: ~',
  'a: -x\nb: --flag\nc: $HOME\nd: 技能',
  'a: |\n  text  \n  more\n\n\nb: 1',
  'a: b\r\nc: >\r\n  one\r\n  two\r\nd: |\r\n  x\r\n',
  'm:\n  {\n    "o":\n      { "e": "x", "r": ["y", z,], },\n\n    k: [\n      1\n    ]\n  }\nb: c',
  'a:\n  text below\n  and on\nb:\n  "quoted below"\nc:\n  - \n    item below\n',
  'a: [b,\n  c]\r\nd: {"e":\n   f}',
  'a:\n  - one # c\n  # between\n  - two\n# end',
]

describe('readPlain', () => {
  it.each(samples)('gives the nodes of the full reader for %j', (yaml) => {
    const { plain, full } = both(yaml)
    expect(plain).toBeDefined()
    expect(plain).toEqual(full)
  })

  it.each([
    '',
    '# only',
    'a: b: c',
    'a: &x y',
    'a: *x',
    'a: !!str x',
    'a: "open',
    "a: 'open",
    'a: [x',
    'a: @x',
    'a: `x`',
    'a\tb: c',
    'a:\tb',
    '? a\n: b',
    'a: b\n c: d',
    'a:\n   b: 1\n  c: 2',
    '- a',
    '"a": b',
    'a: "x" y',
    'a: |+\n  x\n\n',
    'a: |2\n    x',
    'a: >\n  x\n    y\n  z',
    'a: "\\q"',
    ' a: b',
    'a: b\n...\nc: d',
    '%YAML 1.2',
    '<<: {a: b}',
    'a: - b',
    'a: b\n\n  c',
    'a: x # c\n  y',
    'a: b\rc: d',
    'a: [b,\nc]',
    'a: "x"\n  b: c',
    'a: [x]\n  y',
    'a: {b:c}',
    'a: [b\n  c]',
    'a: [b, # c\n  d]',
    'a:\n  |\n  x',
    'a:\n#b\n  c',
  ])('leaves %j to the full reader', (yaml) => {
    expect(both(yaml).plain).toBeUndefined()
  })

  it('leaves a great many keys to the full reader', () => {
    expect(both('k: 1\n'.repeat(1500)).plain).toBeUndefined()
  })

  const words =
    'a|b: |key: |- |  |    | #c|#|"|\'|[|]|{|}|, |,|:|: |>|-|?|\\|\\n|1.0|é|😀|~|.|&|*|!|%|@| |<|=|(|/|+|_|$|^|;|\u00A0|\u0085|\u2028'
  const blocks = [
    '|',
    '|-\n  ',
    '>-\n ',
    '\n',
    '\n',
    '\n  ',
    '\n- ',
    '\n  - ',
    '\r\n',
    'key: a\n',
    'k: >\n  x\n',
    'k: [a, b]\n',
  ]
  const piece = constantFrom(...words.split('|'), ...blocks, 'k:\n  - a: b\n    c: d\n')

  it('never disagrees with the full reader on what it reads', () => {
    let read = 0
    assert(
      property(array(piece, { maxLength: 14 }), (pieces) => {
        const { plain, full } = both(pieces.join(''))
        if (plain === undefined) return
        read += 1
        expect(plain).toEqual(full)
      }),
      { numRuns: 20_000 },
    )
    expect(read).toBeGreaterThan(200)
  })

  it('never disagrees when values are mangled in good frontmatter', () => {
    const value = oneof(
      array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
      string({ maxLength: 12, unit: 'binary' }),
    )
    assert(
      property(
        constantFrom(...samples),
        tuple(value, value),
        array(constantFrom(0, 1, 2), { maxLength: 2 }),
        (sample, values, where) => {
          const lines = sample.split('\n')
          for (const [index, place] of where.entries()) {
            const at = Math.floor((lines.length * place) / 3)
            lines[at] = (lines[at] ?? '') + (values[index] ?? '')
          }
          const { plain, full } = both(lines.join('\n'))
          expect(plain ?? full).toEqual(full)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
