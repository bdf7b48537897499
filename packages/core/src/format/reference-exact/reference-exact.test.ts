import { describe, expect, it } from 'vitest'
import { findReferenceFile } from './find-reference-file.ts'
import { readReference } from './read-reference.ts'
import { referenceProperties } from './reference-properties.ts'
import { toPromptReference } from './to-prompt-reference.ts'
import { validateReference } from './validate-reference.ts'

const skill = (frontmatter: string, body = '# My Skill') => `---\n${frontmatter}\n---\n${body}\n`
const named = (name: string) => `name: ${name}\ndescription: A test skill`
const basic = 'name: my-skill\ndescription: A test skill'

function validate(frontmatter: string, directoryName = 'my-skill') {
  return validateReference({ path: directoryName, target: 'directory', directoryName, text: skill(frontmatter) })
}

function fields(frontmatter: string) {
  const read = readReference(skill(frontmatter))
  return 'fields' in read ? Object.fromEntries(read.fields) : read.error
}

// The forty tests of the reference library, by their numbers in the list of cases.
describe('the parser, as the reference library tests it', () => {
  it('1: reads fields and body', () => {
    const read = readReference(skill(basic))
    expect(read).toMatchObject({ body: '# My Skill' })
    expect(fields(basic)).toEqual({ name: 'my-skill', description: 'A test skill' })
  })

  it.each([
    ['2: no frontmatter', '# No frontmatter here', 'SKILL.md must start with YAML frontmatter (---)'],
    ['3: never closed', `---\n${basic}\n`, 'SKILL.md frontmatter not properly closed with ---'],
    ['5: a list', skill('- just\n- a\n- list'), 'SKILL.md frontmatter must be a YAML mapping'],
    ['45: nothing between the fences', '---\n---\n', 'SKILL.md frontmatter must be a YAML mapping'],
    ['43: a blank line first', `\n${skill(basic)}`, 'SKILL.md must start with YAML frontmatter (---)'],
    ['42: a byte-order mark', `\uFEFF${skill(basic)}`, 'SKILL.md must start with YAML frontmatter (---)'],
    ['44: an empty file', '', 'SKILL.md must start with YAML frontmatter (---)'],
    ['46: closed with dots', `---\n${basic}\n...\n`, 'SKILL.md frontmatter not properly closed with ---'],
  ])('%s', (_, text, error) => {
    expect(readReference(text)).toEqual({ error })
  })

  it.each([
    ['4: an open bracket', 'name: [invalid\ndescription: broken'],
    ['49: hyphens in quotes', 'name: x\ndescription: "a --- b"'],
    ['55: a colon in plain text', 'name: x\ndescription: Use this skill when: the user asks'],
    ['58: a flow list', 'name: x\ndescription: y\nallowed-tools: [Read, Grep]'],
    ['61: a flow map', 'name: x\ndescription: y\nmetadata: {"a": "b"}'],
    ['an empty flow list', 'name: x\nmetadata:\n  mcp-servers: []'],
    ['65: a doubled key', 'name: x\nname: y\ndescription: z'],
    ['66: an anchor', 'name: &a x\ndescription: *a'],
    ['66: a tag', 'name: !!str x\ndescription: y'],
    ['70: tabs', 'name: x\nmetadata:\n\ta: b'],
  ])('%s is invalid YAML', (_, frontmatter) => {
    expect(fields(frontmatter)).toMatch(/^Invalid YAML in frontmatter: ./)
  })

  it('47: four hyphens are invalid YAML', () => {
    expect(readReference(`----\n${basic}\n----\n`)).toMatchObject({ error: expect.stringMatching(/^Invalid YAML/) })
  })

  it.each([
    ['6: license', `${basic}\nlicense: MIT`, { name: 'my-skill', description: 'A test skill', license: 'MIT' }],
    [
      '15: allowed-tools',
      `${basic}\nallowed-tools: Bash(jq:*) Bash(git:*)`,
      { name: 'my-skill', description: 'A test skill', 'allowed-tools': 'Bash(jq:*) Bash(git:*)' },
    ],
  ])('%s is a property', (_, frontmatter, properties) => {
    expect(referenceProperties(skill(frontmatter), 'd')).toEqual({ properties })
  })

  it('7: metadata is text, whatever it looks like', () => {
    const read = referenceProperties(skill(`${basic}\nmetadata:\n  author: Test Author\n  version: 1.0`), 'd')
    const metadata = 'properties' in read ? read.properties.metadata : undefined
    expect(metadata).toEqual(
      new Map([
        ['author', 'Test Author'],
        ['version', '1.0'],
      ]),
    )
  })

  it('62: nested metadata becomes Python notation', () => {
    const read = readReference(
      skill(`${basic}\nmetadata:\n  openclaw:\n    requires:\n      bins:\n        - jq\n        - "it's"`),
    )
    expect('fields' in read && read.fields.get('metadata')).toEqual(
      new Map([['openclaw', `{'requires': {'bins': ['jq', "it's"]}}`]]),
    )
  })

  it.each([
    ['8: no file', undefined, 'SKILL.md not found in here'],
    ['9: no name', skill('description: x'), 'Missing required field in frontmatter: name'],
    ['10: no description', skill('name: x'), 'Missing required field in frontmatter: description'],
    ['an empty name', skill('name: ""\ndescription: x'), "Field 'name' must be a non-empty string"],
    ['a blank description', skill('name: x\ndescription: " "'), "Field 'description' must be a non-empty string"],
  ])('%s has no properties', (_, text, error) => {
    expect(referenceProperties(text, 'here')).toEqual({ error })
  })

  it('11 to 14: finds the file', () => {
    expect(findReferenceFile(['skill.md', 'SKILL.md'])).toBe('SKILL.md')
    expect(findReferenceFile(['skill.md'])).toBe('skill.md')
    expect(findReferenceFile(['Skill.md', 'README.md'])).toBeUndefined()
  })

  it.each([
    ['48: cut at three hyphens', 'name: x\ndescription: a --- b', { name: 'x', description: 'a' }],
    [
      '56: colons without space',
      'name: x\ndescription: see http://x.y/z and a:b',
      { name: 'x', description: 'see http://x.y/z and a:b' },
    ],
    ['57: a comment', 'name: x\ndescription: C# and F # comment', { name: 'x', description: 'C# and F' }],
    ['73: everything is text', 'name: true\ndescription: 0o17', { name: 'true', description: '0o17' }],
  ])('%s', (_, frontmatter, expected) => {
    expect(fields(frontmatter)).toEqual(expected)
  })

  it('50: cut at a line of hyphens inside a block', () => {
    expect(fields('name: x\ndescription: |\n  one\n  ---\n  two')).toEqual({ name: 'x', description: 'one\n' })
  })

  it('52: reads a field beside the fence', () => {
    const read = readReference('---name: x\ndescription: y\n---\n')
    expect('fields' in read && Object.fromEntries(read.fields)).toEqual({ name: 'x', description: 'y' })
  })

  it('54: needs no body', () => {
    expect(readReference(`---\n${basic}\n---`)).toMatchObject({ body: '' })
  })
})

describe('the prompt, as the reference library tests it', () => {
  const entry = { name: 'my-skill', description: 'A test skill', location: '/x/my-skill/SKILL.md' }

  it('16: is an empty block for no skills', () => {
    expect(toPromptReference([])).toBe('<available_skills>\n</available_skills>')
  })

  it('17, 18: has one line a tag and text', () => {
    expect(toPromptReference([entry, { ...entry, name: 'skill-b' }])).toBe(
      [
        '<available_skills>\n<skill>\n<name>\nmy-skill\n</name>\n<description>\nA test skill\n</description>',
        '<location>\n/x/my-skill/SKILL.md\n</location>\n</skill>',
        '<skill>\n<name>\nskill-b\n</name>\n<description>\nA test skill\n</description>',
        '<location>\n/x/my-skill/SKILL.md\n</location>\n</skill>\n</available_skills>',
      ].join('\n'),
    )
  })

  it('19, 95, 96: escapes text but no location', () => {
    const prompt = toPromptReference([{ name: 'a&b', description: `Use <foo> & "bar" 'q'`, location: '/a&b/SKILL.md' }])
    expect(prompt).toContain('\na&amp;b\n')
    expect(prompt).toContain('\nUse &lt;foo&gt; &amp; &quot;bar&quot; &#x27;q&#x27;\n')
    expect(prompt).toContain('\n/a&b/SKILL.md\n')
  })
})

describe('the validator, as the reference library tests it', () => {
  it.each([
    ['20: the least there can be', basic, 'my-skill'],
    ['31: license and metadata', `${basic}\nlicense: MIT\nmetadata:\n  author: Test`, 'my-skill'],
    ['32: allowed-tools', `${basic}\nallowed-tools: Bash(jq:*)`, 'my-skill'],
    ['33: Chinese', named('技能'), '技能'],
    ['34: Russian with a hyphen', named('мой-навык'), 'мой-навык'],
    ['35: Russian', named('навык'), 'навык'],
    ['38: compatibility', `${basic}\ncompatibility: Requires Python 3.11+`, 'my-skill'],
    ['40: composed and decomposed', named('cafe\u0301'), 'café'],
    ['72: a number for a name', named('123'), '123'],
    ['77: one character', named('a'), 'a'],
    ['77: sixty-four', named('a'.repeat(64)), 'a'.repeat(64)],
    ['79: padded', named('"  my-skill  "'), 'my-skill'],
    ['80: full-width', named('ａｂｃ'), 'abc'],
    ['80: a ligature', named('ﬁle'), 'ﬁle'],
    ['80: Korean', named('기술'), '기술'],
    ['82: a look-alike', named('pаypal'), 'pаypal'],
    ['76: 1024 emoji', `name: x\ndescription: ${'😀'.repeat(1024)}`, 'x'],
    ['83: 500 characters of compatibility', `${basic}\ncompatibility: ${'x'.repeat(500)}`, 'my-skill'],
    ['83: empty compatibility', `${basic}\ncompatibility: ""`, 'my-skill'],
    ['59: a block list of tools', `${basic}\nallowed-tools:\n  - Read`, 'my-skill'],
    ['64: metadata that is text', `${basic}\nmetadata: hello`, 'my-skill'],
  ])('%s is valid', (_, frontmatter, directory) => {
    expect(validate(frontmatter, directory)).toEqual([])
  })

  it.each([
    ['21: missing', 'missing', undefined, 'Path does not exist: x'],
    ['22: a file', 'file', undefined, 'Not a directory: x'],
    ['23: empty', 'directory', undefined, 'Missing required file: SKILL.md'],
    ['V4', 'directory', 'no', 'SKILL.md must start with YAML frontmatter (---)'],
  ] as const)('%s is the only error', (_, target, text, error) => {
    expect(validateReference({ path: 'x', target, directoryName: 'x', text })).toEqual([error])
  })

  it.each([
    ['24: upper case', named('MySkill'), 'MySkill', ["Skill name 'MySkill' must be lowercase"]],
    [
      '25: seventy',
      named('a'.repeat(70)),
      'a'.repeat(70),
      [`Skill name '${'a'.repeat(70)}' exceeds 64 character limit (70 chars)`],
    ],
    ['26: a leading hyphen', named('-my-skill'), '-my-skill', ['Skill name cannot start or end with a hyphen']],
    ['78: a closing hyphen', named('my-skill-'), 'my-skill-', ['Skill name cannot start or end with a hyphen']],
    ['27: two hyphens', named('my--skill'), 'my--skill', ['Skill name cannot contain consecutive hyphens']],
    [
      '28: an underscore',
      named('my_skill'),
      'my_skill',
      ["Skill name 'my_skill' contains invalid characters. Only letters, digits, and hyphens are allowed."],
    ],
    [
      '29: another directory',
      named('correct-name'),
      'wrong-name',
      ["Directory name 'wrong-name' must match skill name 'correct-name'"],
    ],
    [
      '30: unknown fields, sorted',
      `${basic}\nzebra: 1\nunknown_field: should not be here`,
      'my-skill',
      [
        "Unexpected fields in frontmatter: unknown_field, zebra. Only ['allowed-tools', 'compatibility', 'description', 'license', 'metadata', 'name'] are allowed.",
      ],
    ],
    ['36: upper case elsewhere', named('НАВЫК'), 'НАВЫК', ["Skill name 'НАВЫК' must be lowercase"]],
    [
      '37: a long description',
      `name: x\ndescription: ${'x'.repeat(1100)}`,
      'x',
      ['Description exceeds 1024 character limit (1100 chars)'],
    ],
    [
      '39: long compatibility',
      `${basic}\ncompatibility: ${'x'.repeat(550)}`,
      'my-skill',
      ['Compatibility exceeds 500 character limit (550 chars)'],
    ],
    [
      '67: the line break of a block counts',
      `name: x\ndescription: |\n  ${'x'.repeat(1024)}`,
      'x',
      ['Description exceeds 1024 character limit (1025 chars)'],
    ],
    ['83: a list', `${basic}\ncompatibility:\n  - a`, 'my-skill', ["Field 'compatibility' must be a string"]],
    ['75: an empty description', 'name: x\ndescription:', 'x', ["Field 'description' must be a non-empty string"]],
    ['77: an empty name', 'name: ""\ndescription: y', 'x', ["Field 'name' must be a non-empty string"]],
    [
      '84: capitals',
      'Name: x\nDescription: y',
      'x',
      [
        "Unexpected fields in frontmatter: Description, Name. Only ['allowed-tools', 'compatibility', 'description', 'license', 'metadata', 'name'] are allowed.",
        'Missing required field in frontmatter: name',
        'Missing required field in frontmatter: description',
      ],
    ],
    [
      'every complaint about one name',
      named('-A--b_'),
      'x',
      [
        "Skill name '-A--b_' must be lowercase",
        'Skill name cannot start or end with a hyphen',
        'Skill name cannot contain consecutive hyphens',
        "Skill name '-A--b_' contains invalid characters. Only letters, digits, and hyphens are allowed.",
        "Directory name 'x' must match skill name '-A--b_'",
      ],
    ],
  ])('%s', (_, frontmatter, directory, issues) => {
    expect(validate(frontmatter, directory)).toEqual(issues)
  })

  it.each(['my.skill', 'my skill', 'ck:plan', 'my–skill', 'rocket-🚀', 'a\u200Db', 'कौशल', 'ทักษะ'])(
    '78, 80: %j has invalid characters',
    (name) => {
      expect(validate(named(name), name)).toEqual([expect.stringContaining('contains invalid characters')])
    },
  )
})
