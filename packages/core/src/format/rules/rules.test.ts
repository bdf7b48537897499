import { describe, expect, it } from 'vitest'
import { documentOf, skillText } from '../document-of.case.ts'
import { createRuleInput } from './create-rule-input.ts'
import { rules } from './index.ts'

const good = 'name: my-skill\ndescription: Draws charts. Use when somebody asks for a chart.'
const allFiles = ['SKILL.md', 'README.md', 'scripts/__init__.py', 'scripts/run.py', 'references/guide.md']

interface Sample {
  readonly frontmatter?: string
  readonly body?: string
  readonly directory?: string
  readonly files?: readonly string[]
}

function found(code: string, sample: Sample) {
  const rule = rules.find((candidate) => candidate.code === code)
  const text = skillText(sample.frontmatter ?? good, sample.body ?? 'Do it.\n')
  const document = documentOf(text, sample.directory ?? 'my-skill')
  if (rule === undefined) throw new Error(`There is no rule ${code}`)
  return rule.check(createRuleInput(document, { files: sample.files })).map((finding) => ({
    ...finding,
    at: finding.range === undefined ? undefined : text.slice(finding.range.start.offset, finding.range.end.offset),
  }))
}

const named = (name: string) => `name: ${name}\ndescription: Use when asked for a chart.`
const described = (description: string) => `name: my-skill\ndescription: ${description}`
const withField = (field: string) => `${good}\n${field}`

// Code, what is found (the text it points at, or the number of findings), what is not.
const cases: readonly (readonly [string, Sample, string | number, Sample])[] = [
  ['unexpected-field', { frontmatter: withField('version: 1') }, 'version', { frontmatter: withField('license: MIT') }],
  ['client-field', { frontmatter: withField('model: inherit') }, 'model', { frontmatter: withField('version: 1') }],
  ['name-too-long', { frontmatter: named('a'.repeat(65)) }, 'a'.repeat(65), { frontmatter: named('a'.repeat(64)) }],
  ['name-not-lowercase', { frontmatter: named('MySkill') }, 'MySkill', { frontmatter: named('技能') }],
  ['name-hyphen-edge', { frontmatter: named('my-skill-') }, 'my-skill-', { frontmatter: named('my-skill') }],
  ['name-double-hyphen', { frontmatter: named('my--skill') }, 'my--skill', { frontmatter: named('m-y-s') }],
  ['name-characters', { frontmatter: named('ck:plan') }, 'ck:plan', { frontmatter: named('straße-٣') }],
  [
    'name-directory-mismatch',
    { directory: 'other' },
    'my-skill',
    { frontmatter: named('cafe\u0301'), directory: 'café' },
  ],
  ['name-too-short', { frontmatter: named('x') }, 'x', { frontmatter: named('xy') }],
  ['name-not-portable', { frontmatter: named('навык') }, 'навык', { frontmatter: named('My Skill') }],
  ['name-not-portable', { frontmatter: named('"  padded "') }, '"  padded "', { frontmatter: named('"quoted"') }],
  ['name-mixed-scripts', { frontmatter: named('p\u0430ypal') }, 'p\u0430ypal', { frontmatter: named('日本ごabc') }],
  ['reserved-name', { frontmatter: named('roles') }, 'roles', { frontmatter: named('roles-of-us') }],
  ['squad-prefix', { frontmatter: named('squad-review') }, 'squad-review', { frontmatter: named('my-squad-review') }],
  [
    'description-too-long',
    { frontmatter: described('x'.repeat(1025)) },
    'x'.repeat(1025),
    { frontmatter: described('x'.repeat(1024)) },
  ],
  ['description-angle-brackets', { frontmatter: described('Use <b> when') }, 'Use <b> when', {}],
  ['description-vague', { frontmatter: described('Charts') }, 'Charts', {}],
  [
    'description-vague',
    { frontmatter: described('A very nice collection of charts') },
    1,
    { frontmatter: described('图表工具，当用户需要绘制图表的时候可以使用这个技能来完成。') },
  ],
  [
    'compatibility-type',
    { frontmatter: withField('compatibility: [a]') },
    '[a]',
    { frontmatter: withField('compatibility: 3') },
  ],
  [
    'compatibility-length',
    { frontmatter: withField('compatibility: ""') },
    'compatibility: ""',
    { frontmatter: withField(`compatibility: ${'x'.repeat(500)}`) },
  ],
  [
    'metadata-not-mapping',
    { frontmatter: withField('metadata: text') },
    'text',
    { frontmatter: withField('metadata:\n  a: b') },
  ],
  ['metadata-not-mapping', { frontmatter: withField('metadata:') }, 1, {}],
  [
    'metadata-value-not-string',
    { frontmatter: withField('metadata:\n  version: 1.0') },
    '1.0',
    { frontmatter: withField('metadata:\n  version: "1.0"') },
  ],
  [
    'metadata-value-not-string',
    { frontmatter: withField('metadata:\n  a: [b]\n  c:') },
    2,
    { frontmatter: withField('metadata: text') },
  ],
  ['value-needs-quotes', { frontmatter: named('123') }, '123', { frontmatter: named('"123"') }],
  [
    'multiline-quoted',
    { frontmatter: described('"Use when\n  asked"') },
    '"Use when\n  asked"',
    { frontmatter: described('Use when\n  asked') },
  ],
  [
    'allowed-tools-type',
    { frontmatter: withField('allowed-tools:\n  - Read') },
    1,
    { frontmatter: withField('allowed-tools: Read, Grep') },
  ],
  [
    'allowed-tools-commas',
    { frontmatter: withField('allowed-tools: Read, Grep') },
    'Read, Grep',
    { frontmatter: withField('allowed-tools: Read Bash(a, b)') },
  ],
  [
    'flow-style',
    { frontmatter: withField('metadata:\n  a: {b: c}') },
    '{b: c}',
    { frontmatter: withField("metadata:\n  a: '{b: c}'") },
  ],
  ['body-empty', { body: ' \n' }, 1, {}],
  ['body-too-complex', { body: `${'> '.repeat(60)}deep\n` }, 1, { body: '> > > quoted\n' }],
  ['body-too-many-lines', { body: 'x\n'.repeat(500) }, 1, { body: 'x\n'.repeat(400) }],
  ['body-too-many-tokens', { body: 'different words everywhere here. '.repeat(1500) }, 1, {}],
  [
    'broken-file-reference',
    { body: 'See [it](references/no.md#part).\n', files: allFiles },
    '[it](references/no.md#part)',
    {
      body: 'See [it](./references/guide.md#part) and [all](references/) and [web](https://example.org/a.md) and `[x](a.md)`.\n',
      files: allFiles,
    },
  ],
  [
    'broken-file-reference',
    { body: '![plan][p]\n\n[p]: assets/plan.png\n', files: allFiles },
    '[p]: assets/plan.png',
    { body: '[it](references/no.md)\n' },
  ],
  [
    'reference-outside-skill',
    { body: '[x](../other/SKILL.md)\n' },
    '[x](../other/SKILL.md)',
    { body: '[x](a/../b.md)\n' },
  ],
  ['reference-too-deep', { body: '[x](references/api/v1.md)\n' }, 1, { body: '[x](references/api.md)\n' }],
  [
    'windows-path',
    { body: 'Run `scripts\\run.py`.\n' },
    '`scripts\\run.py`',
    { body: 'Match `\\d+\\.\\w` or `a\\b`.\n' },
  ],
  [
    'absolute-path',
    { body: 'Open /Users/ada/notes.\n' },
    '/Users/ada',
    { body: 'Open /home/user/x, https://example.org/home/ada and ~/notes.\n' },
  ],
  [
    'unfinished-text',
    { body: '## Steps\n\nTODO: write\n' },
    'TODO: write',
    { body: 'Finds every TODO in `TODO: x`.\n\n```\nTODO: y\n```\n' },
  ],
  ['readme-missing', { files: ['SKILL.md'] }, 1, { files: allFiles }],
  ['readme-unneeded', { files: allFiles }, 1, { files: ['SKILL.md'] }],
  ['scripts-missing', { files: ['SKILL.md', 'scripts/__init__.py'] }, 1, { files: allFiles }],
  ['scripts-init-missing', { files: ['SKILL.md', 'scripts/run.py'] }, 1, { files: allFiles }],
  [
    'deprecated-file',
    { files: ['SKILL.md', 'tools.py', 'prompts.md', 'manifest.json'] },
    3,
    { files: ['SKILL.md', 'scripts/tools.py'] },
  ],
]

const help = (field: string) => found('unexpected-field', { frontmatter: withField(`${field}: x`) })[0]?.help

describe('rules', () => {
  it.each(
    cases.map(([code, bad, expected, fine], index) => ({ title: `${code} (${index})`, code, bad, expected, fine })),
  )('$title', ({ code, bad, expected, fine }) => {
    const findings = found(code, bad)
    const places = findings.map((finding) => finding.at)
    expect(typeof expected === 'number' ? places.length : places).toEqual(
      typeof expected === 'number' ? expected : [expected],
    )
    for (const finding of findings) {
      expect(finding.code).toBe(code)
      expect(finding.help).toMatch(/[.!?…”]$/)
      expect(finding.message).toMatch(/\.$/)
    }
    expect(found(code, fine)).toEqual([])
  })

  it('each rule is tried here', () => {
    expect(rules.map(({ code }) => code).filter((code) => !cases.some(([tried]) => tried === code))).toEqual([])
  })

  it('says which field was probably meant', () => {
    expect(help('allowed_tools')).toBe('Did you mean `allowed-tools`?')
    expect(help('compatability')).toBe('Did you mean `compatibility`?')
    expect(help('tags')).not.toContain('Did you mean')
    // The field that was meant is there already.
    expect(help('descripton')).not.toContain('Did you mean')
  })

  it('R-27 the prefix of built-in skills is a matter of taste, never an error of the standard', () => {
    expect(found('squad-prefix', { frontmatter: named('squad-x') })).toHaveLength(1)
  })
})
