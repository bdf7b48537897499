import * as fc from 'fast-check'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { arbitrarySkillText } from './arbitrary-skill.case.ts'
import { blankSkill } from './fields/blank-skill.ts'
import { frontmatterHead } from './frontmatter-head.ts'
import { outlineSkill } from './outline-skill.ts'
import { parseSkill } from './parse-skill.ts'
import type { Skill } from './skill.ts'

const encoder = new TextEncoder()
const read = (head: string) =>
  parseSkill({ bytes: encoder.encode(head), path: '/skills/x/SKILL.md', directoryName: 'x' })

/** What decides whether a skill may be used, who sees it and what it brings along. */
const deciding = [
  'requires',
  'os',
  'install',
  'mcp',
  'dependencies',
  'roles',
  'always',
  'enabled',
  'skillKey',
  'primaryEnv',
  'context',
  'userInvocable',
  'disableModelInvocation',
  'whenToUse',
] as const satisfies readonly (keyof Skill)[]

/** What a full reading says of the things that an outline vouches for. */
function whole(head: string) {
  const { skill, diagnostics } = read(head)
  return { head, diagnostics, ...pick(skill) }
}

function pick(skill: Skill | undefined) {
  const entries = deciding.map((field) => [field, skill?.[field]] as const)
  return { name: skill?.name, description: skill?.description, decides: Object.fromEntries(entries) }
}

/** The same as an outline says it; `undefined` where it says nothing. */
function outlined(head: string): ReturnType<typeof whole> | undefined {
  const outline = outlineSkill(head)
  if (outline === undefined) return undefined
  const { name, description, bins = [] } = outline
  const none = blankSkill(name, description)
  return { head, diagnostics: [], ...pick({ ...none, requires: { ...none.requires, bins } }) }
}

/** The law: what is outlined is what a full reading gives, and the full reading has nothing to add. */
function expectSame(head: string): boolean {
  const brief = outlined(head)
  if (brief === undefined) return false
  expect(brief).toEqual(whole(head))
  if (outlineSkill(head)?.hasMore !== true) expectNoMore(head)
  return true
}

/** Nothing that an index would show beside name and description. */
function expectNoMore(head: string): void {
  const { compatibility, allowedTools } = blankSkill('a', 'b')
  expect(read(head).skill).toMatchObject({ allowedTools })
  expect(read(head).skill?.compatibility).toEqual(compatibility)
}

const needs = (block: string, bins: string) => `  ${block}:\n    requires:\n      bins: [${bins}]\n`

const fenced = (yaml: string) => `---\n${yaml}\n---\n`

describe('outlineSkill', () => {
  it.each([
    ['compatibility: Needs a network.', true],
    ['allowed-tools: Read', true],
    ['license: MIT\nallowed-tools:\n  - Read', true],
    ['license: MIT', undefined],
  ])('says whether an index shows more, after %j', (more, hasMore) => {
    expect(outlineSkill(fenced(`name: a\ndescription: b\n${more}`))?.hasMore).toBe(hasMore)
  })

  it.each([
    'name: a\ndescription: Draws charts.',
    'description: Draws charts: bars, and pies: both.'.replaceAll(': b', ':b'),
    'name: "a-1"\ndescription: "Draws: charts # of all kinds"\nlicense: \'MIT or: other\'',
    'name: 2024\ndescription: null',
    'name: a\ndescription: Draws a#b and http://x.y/z, 100% of it, (all).  ',
    'name: a\ndescription: >-\n  Draws charts: bars.\n  # And pies.\nversion: 1.0',
    'name: a\ndescription: |\n    Draws charts.\n    --- and pies',
    'name: a\ndescription: Zeichnet Übersichten – für „alle“ 技能 🐛',
    'name: a\ndescription: Draws.\nallowed-tools: Read Grep Bash(git:*)\ntriggers:\n  - "draw it"\n  - paint\ntags:\n- x\n- y',
    'name: a\ndescription: "Draws \\"charts\\", also in C:\\\\charts: all"\nlicense: MIT',
    'name: a\ndescription: "\\"Charts\\" are drawn\\\\"',
    'name: a\ndescription: Draws.\nmetadata:\n  author: somebody\n  version: "1.2.0"\n  short-description: Draws',
  ])('outlines %j', (yaml) => {
    const head = fenced(yaml.startsWith('name') ? yaml : `name: a\n${yaml}`)
    expect(expectSame(head)).toBe(true)
  })

  it('knows the programs that a skill needs', () => {
    const head = fenced(`name: a\ndescription: b\nmetadata:\n  author: c\n${needs('openclaw', '7z, "git", 7z, c++')}`)
    expect(expectSame(head.replace('\n\n', '\n'))).toBe(true)
    expect(outlineSkill(head.replace('\n\n', '\n'))?.bins).toEqual(['7z', 'git', 'c++'])
  })

  it.each([
    ['no fence', 'name: a\ndescription: b'],
    ['an open frontmatter', '---\nname: a\ndescription: b\n'],
    ['a fence with a space', '--- \nname: a\ndescription: b\n---\n'],
    ['more behind the fence', '---\nname: a\ndescription: b\n---\nbody\n---\n'],
    ['a mark of byte order', `\uFEFF${fenced('name: a\ndescription: b')}`],
    ['carriage returns', fenced('name: a\r\ndescription: b\r')],
    ['no name', fenced('description: b')],
    ['no description', fenced('name: a')],
    ['an empty description', fenced('name: a\ndescription: ""')],
    ['a description of nothing but spaces', fenced('name: a\ndescription: "  "')],
    ['a name in capitals', fenced('name: Big\ndescription: b')],
    ['a name twice', fenced('name: a\nname: b\ndescription: c')],
    ['a comment', fenced('name: a\n# why\ndescription: b')],
    ['a comment behind a value', fenced('name: a\ndescription: b # c')],
    ['a second colon', fenced('name: a\ndescription: use: this')],
    ['a colon at the end', fenced('name: a\ndescription: this:')],
    ['a value that goes on', fenced('name: a\ndescription: b\n  c')],
    ['an anchor', fenced('name: a\ndescription: &x b')],
    ['a tab', fenced('name: a\ndescription: b\tc')],
    ['a zero byte', fenced('name: a\ndescription: b\0c')],
    ['bytes that are no UTF-8', fenced('name: a\ndescription: b\uFFFDc')],
    ['another requirement', fenced('name: a\ndescription: b\nmetadata:\n  openclaw:\n    requires:\n      env: [KEY]')],
    [
      'a requirement twice',
      fenced(`name: a\ndescription: b\nmetadata:\n${needs('wundr', 'a')}${needs('openclaw', 'b')}`),
    ],
    ['a program that is none', fenced(`name: a\ndescription: b\nmetadata:\n${needs('wundr', '*x')}`)],
    ['a requirement on one line', fenced('name: a\ndescription: b\nmetadata:\n  requires: {"bins": ["git"]}')],
    ['a system', fenced('name: a\ndescription: b\nos: linux')],
    ['a switch', fenced('name: a\ndescription: b\nenabled: false')],
    ['a skill that models do not see', fenced('name: a\ndescription: b\ndisable-model-invocation: true')],
    ['two spellings of one field', fenced('name: a\ndescription: b\nversion: 1\nmetadata:\n  version: 2')],
    ['an escape', fenced('name: a\ndescription: "b\\nc"')],
    ['an escape before the end', fenced('name: a\ndescription: "b\\"')],
    ['quotes in another field', fenced('name: a\ndescription: b\nlicense: "the \\"MIT\\" one"')],
    ['quotes in a name', fenced('name: "a\\"b"\ndescription: b')],
    ['JSON in quotes', fenced('name: a\ndescription: b\ntags: \' [{"a": 1}]\'')],
    ['a map in a list', fenced('name: a\ndescription: b\ntags:\n  - x: y')],
    ['a list of text', fenced('name: a\ndescription: b\nlicense:\n  - MIT')],
    ['a longer frontmatter', fenced(`name: a\ndescription: ${'b'.repeat(5000)}`)],
  ])('leaves %s to the full reader', (_what, head) => {
    expect(outlineSkill(head)).toBeUndefined()
  })

  it('agrees with the full reader on what people write', () => {
    let count = 0
    fc.assert(
      fc.property(arbitrarySkillText, (text) => {
        const bytes = frontmatterHead(encoder.encode(text)) ?? encoder.encode(text)
        if (expectSame(new TextDecoder().decode(bytes))) count += 1
      }),
      { numRuns: 3000 },
    )
    expect(count).toBeGreaterThan(0)
  })

  // Lines that are all but plain, put together in every order and with one piece too many.
  const scalar = fc.constantFrom(
    'a',
    '1.0',
    'b c',
    '"q: x"',
    "'s # y'",
    'a:b',
    'x#y',
    '~',
    'true',
    '[x]',
    '" [1]"',
    'ü – 技',
    '-',
  )
  const key = fc.constantFrom(
    'name',
    'description',
    ...'license version author tags triggers allowed-tools metadata os homepage category requires tools'.split(' '),
    ...'enabled x-y constructor short-description intents'.split(' '),
  )
  const piece = fc.oneof(
    fc.tuple(key, scalar).map(([name, value]) => `${name}: ${value}\n`),
    fc.tuple(key, scalar).map(([name, value]) => `  ${name}: ${value}\n`),
    key.map((name) => `${name}:\n`),
    fc.tuple(fc.constantFrom('', '  ', ' ', '    '), scalar).map(([indent, value]) => `${indent}- ${value}\n`),
    fc.tuple(fc.constantFrom('  ', '    ', ''), scalar).map(([indent, value]) => `${indent}${value}\n`),
    fc.tuple(fc.constantFrom('wundr', 'openclaw', 'other'), scalar).map(([block, bins]) => needs(block, bins)),
    fc.constantFrom(
      'description: >-\n',
      'description: |\n',
      'description: >\n',
      '---\n',
      '\n',
      '# c\n',
      ' \n',
      '\t\n',
      'x\r\n',
    ),
  )
  it('agrees with the full reader on what is all but plain', () => {
    let count = 0
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), fc.boolean(), (pieces, named) => {
        const head = `---\n${named ? 'name: a\n' : ''}${pieces.join('')}---\n`
        if (expectSame(head)) count += 1
      }),
      // Two in a thousand are plain.
      { numRuns: 20_000 },
    )
    expect(count).toBeGreaterThan(0)
  })

  it('agrees with the full reader when a character is put anywhere', () => {
    let kept = 0
    const plainHead = fenced(
      'name: chart-maker\ndescription: Draws charts.\nlicense: "MIT"\ntags:\n  - a\n  - \'b c\'\nmetadata:\n  author: me\n  openclaw:\n    requires:\n      bins: [git, "jq"]',
    )
    fc.assert(
      fc.property(
        fc.nat(plainHead.length),
        fc.nat(2),
        fc.oneof(
          fc.constantFrom(...'\n :#-"\'[]{}\t\r>|\\&*!%@`,?~\0\u0085\u2028\uFEFF\u00A0'.split('')),
          fc.string({ maxLength: 3, unit: 'grapheme' }),
        ),
        (at, gone, put) => {
          if (expectSame(plainHead.slice(0, at) + put + plainHead.slice(at + gone))) kept += 1
        },
      ),
      { numRuns: 1000 },
    )
    expect(kept).toBeGreaterThan(0)
  })

  it.each(['a:', 'a#', ' a', 'a ', '"', "'", '- a\n', 'a: b\n', ' \n', ': '])(
    'is done with %j again and again, which a pattern that goes back and forth is not',
    (part) => {
      const described = fenced(`name: a\ndescription: ${part.repeat(2000 / part.length)}`)
      expect(() => expectSame(described)).not.toThrow()
      expect(() => expectSame(fenced(part.repeat(4000 / part.length)))).not.toThrow()
    },
    60_000,
  )

  const corpus = fileURLToPath(new URL('../../../../../shared/corpus/skills/', import.meta.url))
  it.skipIf(!existsSync(corpus))('agrees with the full reader on the skills of others', () => {
    const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' }).filter((path) =>
      /(?:^|[/\\])SKILL\.md$/.test(path),
    )
    let count = 0
    for (const path of files) {
      const bytes = readFileSync(join(corpus, path))
      const head = new TextDecoder('utf-8', { ignoreBOM: true }).decode(frontmatterHead(bytes) ?? bytes)
      if (expectSame(head)) count += 1
      expect(basename(dirname(path))).not.toBe('')
    }
    expect(count).toBeGreaterThan(files.length / 3)
  })
})
