import { array, assert, constantFrom, oneof, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeText } from '../text/encode-text.ts'
import { glanceFile } from './glance-file.ts'
import { outlineFile } from './outline-file.ts'

const glance = (text: string, directoryName = 'tidy') => glanceFile(encodeText(text), directoryName)
const fileOf = (description: string, more = '') => `---\nname: tidy\ndescription: ${description}\n${more}---\n# Body\n`

describe('glanceFile', () => {
  it.each([
    ['', {}],
    ['license: MIT\n', {}],
    ['allowed-tools: Read\n', { hasMore: true }],
    ['metadata:\n  openclaw:\n    requires:\n      bins: [git]\n', { bins: ['git'] }],
  ])('gives name and description, and what else counts of %j, the second time as well', (more, rest) => {
    const outline = { name: 'tidy', ...rest }
    expect(glance(fileOf('Tidies:up a#b', more))).toEqual({ ...outline, description: 'Tidies:up a#b' })
    expect(glance(fileOf('Another one', more))).toEqual({ ...outline, description: 'Another one' })
  })

  it.each([
    ['quotes', fileOf('"Tidies: up"'), 'Tidies: up'],
    ['several lines', fileOf('>-\n  Tidies\n  up'), 'Tidies up'],
    ['another order', '---\ndescription: Tidies up\nname: tidy\n---\n', 'Tidies up'],
    ['a directory of another name', fileOf('Tidies up').replace('tidy', 'other'), 'Tidies up'],
  ])('gives them with %s as well', (_, text, description) => {
    expect(glance(text)).toEqual({ name: text.includes('other') ? 'other' : 'tidy', description })
  })

  it.each([
    ['a colon with a space behind it', fileOf('Tidies: up')],
    ['a colon at the end', fileOf('Tidies:')],
    ['a comment', fileOf('Tidies #up')],
    ['a control', fileOf('Tidies\u0007up')],
    ['a carriage return', fileOf('Tidies up\r')],
    ['what stands for broken bytes', fileOf('Tidies \u{fffd}')],
    ['a second name', fileOf('Tidies up', 'name: another\n')],
    ['a field that decides something', fileOf('Tidies up', 'enabled: false\n')],
    ['a fence with a space behind it', fileOf('Tidies up').replace('---\n#', '--- \n\n---\n#')],
    ['frontmatter that goes on behind the bytes', '---\nname: tidy\ndescription: Tidies up\nlicense: M'],
    ['no frontmatter', '# Tidy\n'],
  ])('leaves %s to those who read more', (_, text) => {
    expect(glance(text)).toBeUndefined()
    // What was once in doubt stays so.
    expect(glance(text)).toBeUndefined()
  })

  it.each([
    ['one byte', 'a'],
    ['several bytes', 'é'],
  ])('finds the end of frontmatter wherever it stands, with signs of %s', (_, sign) => {
    for (let length = 200; length < 560; length += 1) {
      const description = `Tidies ${sign.repeat(length)}`
      const text = fileOf(description, 'license: MIT\n') + sign.repeat(600)
      expect(glance(text)).toEqual({ name: 'tidy', description })
    }
  })

  it.each([[0xff], [0xe2, 0x80], [0xc3]])('leaves bytes that are no text to those who read more: %j', (...broken) => {
    const bytes = encodeText(fileOf('Tidies XX up'))
    bytes.set(broken, bytes.indexOf('X'.charCodeAt(0)))
    expect(outlineFile(bytes, bytes.length)).toBeUndefined()
    expect(glanceFile(bytes, 'tidy')).toBeUndefined()
  })

  it('sees what stands in the bytes now, not what stood there before', () => {
    const bytes = encodeText(fileOf('Tidies up') + 'x'.repeat(600))
    expect(glanceFile(bytes, 'tidy')?.description).toBe('Tidies up')
    bytes.set(encodeText(fileOf('Counts up')))
    expect(glanceFile(bytes, 'tidy')?.description).toBe('Counts up')
  })

  it('never says anything but what `outlineFile` says', () => {
    const sign = constantFrom(...Array.from('abcdefgh12 :#-"\'[{>|\n\r\t\u{feff}\u{85}é技🐛\u{a0}\u{2028}'))
    const words = string({ unit: sign, maxLength: 12 })
    const line = oneof(
      constantFrom(
        'license: MIT',
        'version: 1',
        '---',
        '--- ',
        'tags:',
        '- a',
        '  - a',
        'metadata:',
        '  author: me',
        '',
      ),
      tuple(constantFrom('license', 'name', 'description', 'allowed-tools', 'os'), words).map(
        ([key, value]) => `${key}: ${value}`,
      ),
      words,
    )
    const file = tuple(
      constantFrom('tidy', 'tidy', 'tidy-up', '"tidy"', 'Tidy'),
      oneof(
        words,
        words.map((text) => `T${text}`),
      ),
      array(line, { maxLength: 3 }),
    )
    let agreed = 0
    assert(
      property(file, ([name, description, lines]) => {
        const text = `---\nname: ${name}\ndescription: ${description}\n${lines.map((each) => `${each}\n`).join('')}---\nBody\n---\n`
        const seen = glance(text)
        if (seen === undefined) return
        agreed += 1
        const bytes = encodeText(text)
        expect(seen).toEqual(outlineFile(bytes, bytes.length)?.outline)
      }),
      { numRuns: 3000 },
    )
    expect(agreed).toBeGreaterThan(50)
  })
})
