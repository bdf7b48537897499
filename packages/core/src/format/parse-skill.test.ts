import { describe, expect, it } from 'vitest'
import { applyEdits } from '../text/apply-edits.ts'
import { codesOf, loadFields, loadText } from './load-text.case.ts'
import { parseSkill } from './parse-skill.ts'

const basic = 'name: my-skill\ndescription: Does things.'
const file = (frontmatter: string, rest = '\n# Body\n') => `---\n${frontmatter}\n---${rest}`

const loadBytes = (bytes: Uint8Array) => parseSkill({ bytes, path: 'SKILL.md', directoryName: 'd' })

// What loading does with each of the frontmatter and file cases, by their numbers in the list of cases.
describe('loading a file', () => {
  it('WUN-98 OST-1 loads frontmatter and body', () => {
    const { skill, body, bodyLine, diagnostics } = loadText(file(basic))
    expect(skill).toMatchObject({ name: 'my-skill', description: 'Does things.' })
    expect({ body, bodyLine, diagnostics }).toEqual({ body: '# Body\n', bodyLine: 5, diagnostics: [] })
  })

  it('41: reads CRLF and leaves it in the body', () => {
    const { skill, body, diagnostics } = loadText(file(basic).replaceAll('\n', '\r\n'))
    expect(skill).toMatchObject({ name: 'my-skill', description: 'Does things.' })
    expect({ body, diagnostics }).toEqual({ body: '# Body\r\n', diagnostics: [] })
  })

  it('reads lines that end in a lone carriage return', () => {
    const { skill, body, bodyLine } = loadText(file(basic).replaceAll('\n', '\r'))
    expect(skill).toMatchObject({ name: 'my-skill', description: 'Does things.' })
    expect({ body, bodyLine }).toEqual({ body: '# Body\r', bodyLine: 5 })
  })

  it('42: tolerates a byte-order mark and offers to remove it', () => {
    const { skill, diagnostics } = loadText(`\uFEFF${file(basic)}`)
    expect(skill?.name).toBe('my-skill')
    expect(diagnostics).toMatchObject([
      { code: 'byte-order-mark', severity: 'warning', fix: { edits: [{ start: 0, end: 1, text: '' }] } },
    ])
  })

  it.each([
    ['43: a blank line first', `\n${file(basic)}`, 'no-frontmatter:1', /white space before/],
    ['44: an empty file', '', 'no-frontmatter:1', /empty/],
    ['no frontmatter at all', '# Title\n', 'no-frontmatter:1', /not three hyphens/],
    ['45: nothing between the fences', '---\n---\n', 'not-a-mapping:2', /empty/],
    ['46: closed with dots', `---\n${basic}\n...\n`, 'frontmatter-not-closed:1', /not closed/],
    ['47: four hyphens', `----\n${basic}\n----\n`, 'no-frontmatter:1', /`----`/],
    ['52: a field beside the fence', '---name: x\ndescription: y\n---\n', 'no-frontmatter:1', /`---name: x`/],
    ['never closed', `---\n${basic}\n`, 'frontmatter-not-closed:1', /not closed/],
    ['only a fence', '---', 'frontmatter-not-closed:1', /not closed/],
    ['a list', file('- just\n- a list'), 'not-a-mapping:2', /a list/],
    ['a sentence', file('just text'), 'not-a-mapping:2', /a single value/],
  ])('%s is an error on its line', (_, text, code, message) => {
    const result = loadText(text)
    expect(result.skill).toBeUndefined()
    expect(codesOf(result)).toEqual([code])
    expect(result.diagnostics[0]).toMatchObject({
      severity: 'error',
      path: 'my-skill/SKILL.md',
      help: expect.any(String),
    })
    expect(result.diagnostics[0]?.message).toMatch(message)
  })

  it('SQD-73 leaves the whole text as the body where there is no frontmatter', () => {
    expect(loadText('# Title\nText\n').body).toBe('# Title\nText\n')
    expect(loadText('\uFEFF# Title\n').body).toBe('# Title\n')
  })

  it.each([
    ['48: in plain text', 'name: x\ndescription: a --- b', 'a --- b'],
    ['49: in quotes', 'name: x\ndescription: "a --- b"', 'a --- b'],
    ['50: on an indented line', 'name: x\ndescription: |\n  one\n  ---\n  two', 'one\n---\ntwo'],
  ])('three hyphens are text %s', (_, frontmatter, description) => {
    expect(loadFields(frontmatter).skill?.description).toBe(description)
  })

  it('51: a rule in the body stays in the body', () => {
    expect(loadText(file(basic, '\none\n\n---\n\ntwo\n')).body).toBe('one\n\n---\n\ntwo\n')
  })

  it('53: tolerates spaces after a fence, and says where', () => {
    const result = loadText(`---  \n${basic}\n---\t\nbody`)
    expect(result.skill?.name).toBe('my-skill')
    expect(codesOf(result)).toEqual(['fence-trailing-space:1', 'fence-trailing-space:4'])
    expect(result.body).toBe('body')
  })

  it('54: needs no body, and no line break at the end', () => {
    expect(loadText(`---\n${basic}\n---`)).toMatchObject({ skill: { name: 'my-skill' }, body: '', diagnostics: [] })
  })

  it('OMN-21 keeps nested fences, tables and quotes in the body as they are', () => {
    const body = '\n````md\n```yaml\n---\nname: x\n---\n```\n````\n\n| a | b |\n| - | - |\n\n> quote\n'
    expect(loadText(`---\n${basic}\n---${body}`).body).toBe(body.slice(1))
  })

  it('86: warns of a lower-case file name and loads', () => {
    const bytes = new TextEncoder().encode(file(basic))
    const result = parseSkill({ bytes, path: 'a\\skill.md', directoryName: 'a' })
    expect(result.skill).toBeDefined()
    expect(codesOf(result)).toEqual(['lower-case-file-name:1'])
  })

  it('reads the frontmatter from the head of a file and leaves the body', () => {
    const bytes = new TextEncoder().encode(file(basic, '\nbody with é'))
    const head = bytes.subarray(0, bytes.length - 1)
    const result = parseSkill({ bytes: head, path: 'SKILL.md', directoryName: 'd', totalSize: 5000 })
    expect(result).toMatchObject({ skill: { name: 'my-skill' }, body: '', diagnostics: [] })
  })
})

describe('loading values', () => {
  it('55: reads a colon in a plain description as text, with a warning and a fix', () => {
    const text = file('name: my-skill\ndescription: Use this skill when: the user asks')
    const result = loadText(text)
    expect(result.skill?.description).toBe('Use this skill when: the user asks')
    expect(codesOf(result)).toEqual(['repaired-yaml:3'])
    const edit = result.diagnostics[0]?.fix?.edits[0]
    expect(edit?.text).toBe('"Use this skill when: the user asks"')
    expect(text.slice(edit?.start, edit?.end)).toBe('Use this skill when: the user asks')
  })

  it.each([
    ['56: colons inside words', 'see http://x.y/z and a:b', 'see http://x.y/z and a:b'],
    ['57: a comment', 'C# and F # comment', 'C# and F'],
    ['67: a folded block', '>\n  one\n  two\n\n  three', 'one two\nthree'],
    ['67: a literal block', '|-\n  one\n  two', 'one\ntwo'],
    ['68: a plain scalar on several lines', 'one\n  two\n  three', 'one two three'],
    ['69: a quoted scalar on several lines', '"one\n  two"', 'one two'],
    ['74: a number', '42', '42'],
    ['91: a date', '2026-01-02', '2026-01-02'],
    ['quotes in quotes', `'it''s'`, "it's"],
  ])('%s', (_, written, description) => {
    const result = loadFields(`name: my-skill\ndescription: ${written}`)
    expect(result.skill?.description).toBe(description)
    expect(result.diagnostics).toEqual([])
  })

  it.each(['123', 'true', 'null', '0o17', '1e3', '1.0'])('72, 73: a name %s stays as written', (name) => {
    expect(loadFields(`name: ${name}\ndescription: x`).skill?.name).toBe(name)
  })

  it.each([
    ['65: a doubled key', 'name: a\ndescription: x\nname: b', 'duplicate-key:4'],
    ['65: a doubled key inside', 'name: a\ndescription: x\nmetadata:\n  k: 1\n  k: 2', 'duplicate-key:6'],
    ['66: an anchor', 'name: &a x\ndescription: y', 'yaml-anchor:2'],
    ['66: an alias of an anchor', 'name: &a x\ndescription: *a', 'yaml-anchor:2'],
    ['66: a tag', 'name: a\ndescription: !!str y', 'yaml-tag:3'],
    ['66: a tag of a map', 'name: a\ndescription: x\nmetadata: !x\n  a: b', 'yaml-tag:4'],
    ['70: a tab as indentation', 'name: a\ndescription: x\nmetadata:\n\tk: v', 'invalid-yaml:5'],
    ['75: no description', 'name: a', 'missing-description:2'],
    ['75: nothing after the colon', 'name: a\ndescription:', 'empty-description:3'],
    ['75: empty quotes', 'name: a\ndescription: ""', 'empty-description:3'],
    ['75: blanks in quotes', 'name: a\ndescription: "   "', 'empty-description:3'],
    ['an open bracket', 'name: a\ndescription: x\ntags: [a', 'invalid-yaml:4'],
    ['a second document', 'name: a\ndescription: x\n...\nb: c', 'invalid-yaml:5'],
  ])('%s is an error on its line', (_, frontmatter, code) => {
    const result = loadFields(frontmatter)
    expect(result.skill).toBeUndefined()
    const errors = result.diagnostics.filter(({ severity }) => severity === 'error')
    expect(codesOf({ diagnostics: errors })[0]).toBe(code)
  })

  it('71: drops comments after values', () => {
    const { skill } = loadFields('name: a # one\ndescription: "x" # two\nlicense: MIT # three')
    expect(skill).toMatchObject({ name: 'a', description: 'x', license: 'MIT' })
  })

  it('84: says which spelling was meant', () => {
    const result = loadFields('Name: x\nDescription: y')
    expect(codesOf(result)).toEqual(['missing-name:2', 'missing-description:3'])
    const edits = result.diagnostics.flatMap(({ fix }) => fix?.edits ?? [])
    const fixed = loadText(applyEdits('---\nName: x\nDescription: y\n---\n', edits))
    expect(fixed).toMatchObject({ skill: { name: 'x', description: 'y' }, diagnostics: [] })
    expect(result.diagnostics[1]?.help).toContain('`Description`')
  })

  it.each([
    ['no name', 'description: x', 'missing-name'],
    ['an empty name', 'name:\ndescription: x', 'missing-name'],
    ['a blank name', 'name: " "\ndescription: x', 'missing-name'],
    ['a list for a name', 'name: [a]\ndescription: x', 'wrong-type'],
    ['a path for a name', 'name: ../x\ndescription: x', 'name-unusable'],
    ['a separator in a name', 'name: a/b\ndescription: x', 'name-unusable'],
    ['a backslash in a name', 'name: a\\b\ndescription: x', 'name-unusable'],
    ['a line break in a name', 'name: "a\\nb"\ndescription: x', 'name-unusable'],
    ['an invisible name', 'name: "\\u200b"\ndescription: x', 'name-unusable'],
  ])('OST-2 takes the name of the directory for %s', (_, frontmatter, code) => {
    const result = loadFields(frontmatter, 'from-directory')
    expect(result.skill?.name).toBe('from-directory')
    expect(result.diagnostics).toMatchObject([{ code, severity: 'warning' }])
  })

  it('offers to write the name of the directory into the file', () => {
    const text = '---\n# first\ndescription: x\n---\n'
    const edits = loadText(text).diagnostics.flatMap(({ fix }) => fix?.edits ?? [])
    expect(applyEdits(text, edits)).toBe('---\n# first\nname: my-skill\ndescription: x\n---\n')
  })

  it.each([
    ['a name that the standard does not allow', 'description: x', 'My Skill'],
    ['a frontmatter in braces', '{description: x}', 'my-skill'],
    ['an indented frontmatter', '  description: x', 'my-skill'],
  ])('offers nothing for %s', (_, frontmatter, directory) => {
    expect(loadFields(frontmatter, directory).diagnostics).toMatchObject([{ code: 'missing-name' }])
    expect(loadFields(frontmatter, directory).diagnostics[0]?.fix).toBeUndefined()
  })

  it.each([
    ['OMN-63 underscores', 'my_skill', 'my_skill'],
    ['spaces', 'My Skill', 'My Skill'],
    ['79: padding', '"  my-skill  "', 'my-skill'],
    ['another script', '技能', '技能'],
    ['zero-width characters, left out', '"my\\u200b-skill"', 'my-skill'],
    ['a decomposed accent, composed', '"cafe\\u0301"', 'café'],
  ])('loads a name with %s', (_, written, name) => {
    expect(loadFields(`name: ${written}\ndescription: x`, 'my_new_skill')).toMatchObject({
      skill: { name },
      diagnostics: [],
    })
  })

  it('87 to 89: refuses what is no UTF-8 text, with a line', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode('---\nname: caf'), 0xe9, 0x0a, 0x2d])
    expect(codesOf(loadBytes(bytes))[0]).toBe('not-utf8:2')
    expect(codesOf(loadBytes(new TextEncoder().encode(file('name: \0x\ndescription: y'))))[0]).toBe('nul-byte:2')
    expect(codesOf(loadBytes(new Uint8Array([0xff, 0xfe, 0x2d, 0])))).toEqual(['utf16:1'])
  })

  it('90: never reads keys that reach into every object', () => {
    const { skill, diagnostics } = loadFields(
      'name: a\ndescription: x\n__proto__: {polluted: yes}\nconstructor: y\nmetadata:\n  __proto__:\n    polluted: yes\n  prototype: z\n  ok: 1',
    )
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual(
      Array.from({ length: 4 }, () => ['forbidden-key', 'warning']),
    )
    expect(Object.keys(skill?.metadata ?? {})).toEqual(['ok'])
    expect(Object.keys(skill?.extra ?? {})).toEqual([])
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(skill?.metadata.polluted).toBeUndefined()
    expect('toString' in (skill?.extra ?? {})).toBe(false)
  })
})
