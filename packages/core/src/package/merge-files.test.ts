import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeText } from '../text/encode-text.ts'
import { mergeFiles, type SkillFileContent, type SkillFiles } from './merge-files.ts'

const file = (text: string, executable = false): SkillFileContent => ({ bytes: encodeText(text), executable })
const files = (texts: Readonly<Record<string, string>>): SkillFiles =>
  new Map(Object.entries(texts).map(([path, text]) => [path, file(text)]))
const text = (content: SkillFileContent) => new TextDecoder().decode(content.bytes)

const one = (body: string, executable: boolean | undefined) => new Map([['a', file(body, executable)]])

function merge(base: Record<string, string>, ours: Record<string, string>, theirs: Record<string, string>) {
  return mergeFiles({ base: files(base), ours: files(ours), theirs: files(theirs) }).map((result) =>
    'content' in result ? [result.path, result.action, text(result.content)] : [result.path, result.action],
  )
}

const bytes = (last: number): SkillFiles =>
  new Map([['a', { bytes: Uint8Array.of(0xff, 10, 10, last), executable: false }]])

describe('mergeFiles', () => {
  it.each<[string, Record<string, string>, Record<string, string>, Record<string, string>, unknown[]]>([
    ['nothing changed', { a: '1' }, { a: '1' }, { a: '1' }, ['a', 'keep']],
    ['its source changed it', { a: '1' }, { a: '1' }, { a: '2' }, ['a', 'take', '2']],
    ['a person changed it', { a: '1' }, { a: '2' }, { a: '1' }, ['a', 'keep']],
    ['both made the same change', { a: '1' }, { a: '2' }, { a: '2' }, ['a', 'keep']],
    [
      'both changed it apart',
      { a: '1\nx\ny\n2\n' },
      { a: '0\nx\ny\n2\n' },
      { a: '1\nx\ny\n3\n' },
      ['a', 'merge', '0\nx\ny\n3\n'],
    ],
    ['both changed one line', { a: '1\n' }, { a: '2\n' }, { a: '3\n' }, ['a', 'beside', '3\n']],
    ['its source added it', {}, {}, { a: '1' }, ['a', 'take', '1']],
    ['both added it', {}, { a: '1' }, { a: '2' }, ['a', 'beside', '2']],
    ['a person added it', {}, { a: '1' }, {}, ['a', 'keep']],
    ['its source dropped it', { a: '1' }, { a: '1' }, {}, ['a', 'delete']],
    ['its source dropped what a person changed', { a: '1' }, { a: '2' }, {}, ['a', 'outlive']],
    ['a person deleted it', { a: '1' }, {}, { a: '1' }, ['a', 'delete']],
    ['a person deleted what its source changed', { a: '1' }, {}, { a: '2' }, ['a', 'beside', '2']],
    ['only its source has it, and nobody knows what was installed', {}, {}, { a: '1' }, ['a', 'take', '1']],
    [
      'its source changed line endings where nobody was',
      { a: 'x\r\ny' },
      { a: 'x\r\ny' },
      { a: 'x\ny' },
      ['a', 'take', 'x\ny'],
    ],
    [
      'lines of both endings in one file',
      { a: 'x\r\ny\nz\nw\n' },
      { a: 'x\r\ny\nz\nw!\n' },
      { a: 'X\r\ny\nz\nw\n' },
      ['a', 'merge', 'X\r\ny\nz\nw!\n'],
    ],
    ['an editor changed the line endings', { a: 'x\ny\n' }, { a: 'x\r\ny\r\n' }, { a: 'x\ny\n' }, ['a', 'keep']],
    [
      'line endings and more',
      { a: 'x\ny\nz\nw\n' },
      { a: 'x\r\ny\r\nz\r\nw!\r\n' },
      { a: 'X\ny\nz\nw\n' },
      ['a', 'merge', 'X\r\ny\r\nz\r\nw!\r\n'],
    ],
  ])('%s', (_case, base, ours, theirs, expected) => {
    expect(merge(base, ours, theirs)).toEqual([expected])
  })

  it.each<[string, Record<string, string>, Record<string, string>, Record<string, string>, unknown[]]>([
    [
      'what an earlier merge put beside a file makes room',
      { a: '2\n' },
      { a: '1\n', 'a.new': '2\n' },
      { a: '3\n' },
      [
        ['a', 'beside', '3\n'],
        ['a.new', 'delete'],
      ],
    ],
    [
      'a person wrote in what was put there',
      { a: '2\n' },
      { a: '1\n', 'a.new': 'mine\n' },
      { a: '3\n' },
      [
        ['a', 'beside', '3\n'],
        ['a.new', 'aside'],
      ],
    ],
    [
      'a person has a folder there',
      { a: '2\n' },
      { a: '1\n', 'a.new/b': 'mine\n' },
      { a: '3\n' },
      [
        ['a', 'beside', '3\n'],
        ['a.new/b', 'aside'],
      ],
    ],
  ])('puts the new one beside the old one when %s', (_case, base, ours, theirs, expected) => {
    expect(merge(base, ours, theirs)).toEqual(expected)
  })

  it.each<[string, Record<string, string>, Record<string, string>, unknown[]]>([
    ['has a folder of the name of a file', { c: 'mine' }, { 'c/x/y': 'new' }, ['c/x/y', 'c', 'c.new/x/y']],
    ['has a file of the name of a folder', { 'c/x': 'mine' }, { c: 'new' }, ['c', 'c', 'c.new']],
  ])('puts it beside what stays when its source %s', (_case, ours, theirs, expected) => {
    const merged = mergeFiles({ base: files({ c: 'old' }), ours: files(ours), theirs: files(theirs) })
    expect(merged.flatMap((each) => (each.action === 'beside' ? [[each.path, each.of, each.to]] : []))).toEqual([
      expected,
    ])
    expect(merged.filter(({ action }) => action === 'keep' || action === 'outlive')).toMatchObject([
      { path: Object.keys(ours)[0] },
    ])
  })

  it('merges no bytes that are no text', () => {
    expect(mergeFiles({ base: bytes(1), ours: bytes(2), theirs: bytes(3) })).toMatchObject([{ action: 'beside' }])
  })

  it('takes a change of what may be executed', () => {
    const base = new Map([['a', file('x')]])
    const theirs = new Map([['a', file('x', true)]])
    expect(mergeFiles({ base, ours: base, theirs })).toMatchObject([{ action: 'take', content: { executable: true } }])
  })

  it.each<[string, boolean[], object]>([
    ['a person made it executable', [false, true, false], { executable: true }],
    ['its source made it executable', [false, false, true], { executable: true }],
    ['a person made it executable no more', [true, false, true], { executable: false }],
  ])('keeps each change apart when %s and the text changed as well', (_case, [base, ours, theirs], expected) => {
    const versions = {
      base: one('1\nx\ny\n2\n', base),
      ours: one('0\nx\ny\n2\n', ours),
      theirs: one('1\nx\ny\n3\n', theirs),
    }
    expect(mergeFiles(versions)).toMatchObject([{ action: 'merge', content: expected }])
    const isOursText = { ...versions, ours: one('1\nx\ny\n2\n', ours) }
    expect(mergeFiles(isOursText)).toMatchObject([{ content: { ...expected, bytes: encodeText('1\nx\ny\n3\n') } }])
  })

  it('takes new bytes that are no text where a person only made the file executable', () => {
    const ours = new Map([...bytes(1)].map(([path, { bytes: was }]) => [path, { bytes: was, executable: true }]))
    const [merged] = mergeFiles({ base: bytes(1), ours, theirs: bytes(2) })
    expect(merged).toMatchObject({ action: 'merge', content: { bytes: bytes(2).get('a')?.bytes, executable: true } })
  })

  it('puts the new version beside a file of its source that has the name it would get', () => {
    const versions = {
      base: files({ a: '1', 'a.new': 'x' }),
      ours: files({ a: '2', 'a.new': 'x' }),
      theirs: files({ a: '3', 'a.new': 'y' }),
    }
    expect(mergeFiles(versions)).toMatchObject([
      { path: 'a', action: 'beside', to: 'a.new.new' },
      { path: 'a.new', action: 'take' },
    ])
  })

  const content = fc.dictionary(
    fc.constantFrom('a', 'b', 'c'),
    fc.array(fc.constantFrom('1', '2', '3'), { maxLength: 6 }).map((lines) => lines.join('\n')),
  )
  it('loses no line that a person wrote', () => {
    fc.assert(
      fc.property(content, content, content, (base, ours, theirs) => {
        for (const [path, mine] of Object.entries(ours)) {
          if (mine === base[path]) continue
          const result = mergeFiles({ base: files(base), ours: files(ours), theirs: files(theirs) }).find(
            (each) => each.path === path,
          )
          const kept = result?.action === 'merge' ? text(result.content).split('\n') : mine.split('\n')
          const added = mine.split('\n').filter((line) => !(base[path] ?? '').split('\n').includes(line))
          expect(result?.action === 'take' ? mine === theirs[path] : result?.action !== 'delete').toBe(true)
          for (const line of added) expect(kept).toContain(line)
        }
      }),
      { numRuns: 500 },
    )
  })
})
