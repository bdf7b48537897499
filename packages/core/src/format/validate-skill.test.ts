import { describe, expect, it } from 'vitest'
import { documentOf, skillOf, skillText } from './document-of.case.ts'
import { validateSkill } from './validate-skill.ts'

const good = 'name: my-skill\ndescription: Draws charts. Use when somebody asks for a chart.'

function issuesOf(frontmatter: string, directoryName?: string) {
  return validateSkill(skillOf(frontmatter, directoryName), { frontmatterOnly: true, profile: 'btw' }).issues
}

const letters = (count: number, letter = 'x') => letter.repeat(count)

describe('validateSkill', () => {
  it('BTW-45 answers with valid, issues and findings', () => {
    expect(validateSkill(skillOf(good))).toEqual({ valid: true, issues: [], findings: [] })
  })

  // The wording is the reference library's, which btw follows; V numbers are those of its rules.
  const verdicts: readonly (readonly [string, string, string, string, string?])[] = [
    [
      'V5',
      'BTW-33',
      `${good}\nzeta: 1\nalpha: 2`,
      "Unexpected fields in frontmatter: alpha, zeta. Only ['allowed-tools', 'compatibility', 'description', 'license', 'metadata', 'name'] are allowed.",
    ],
    ['V6', 'BTW-23', 'description: Use when asked for a chart.', 'Missing required field in frontmatter: name'],
    ['V7', 'BTW-23', 'name: ""\ndescription: Use when asked for a chart.', "Field 'name' must be a non-empty string"],
    [
      'V8',
      'BTW-24',
      `name: ${letters(70, 'a')}\ndescription: Use when asked.`,
      `Skill name '${letters(70, 'a')}' exceeds 64 character limit (70 chars)`,
      letters(70, 'a'),
    ],
    [
      'V9',
      'BTW-25',
      'name: MySkill\ndescription: Use when asked.',
      "Skill name 'MySkill' must be lowercase",
      'MySkill',
    ],
    [
      'V10',
      'BTW-25',
      'name: -my-skill\ndescription: Use when asked.',
      'Skill name cannot start or end with a hyphen',
      '-my-skill',
    ],
    [
      'V11',
      'BTW-26',
      'name: my--skill\ndescription: Use when asked.',
      'Skill name cannot contain consecutive hyphens',
      'my--skill',
    ],
    [
      'V12',
      'BTW-25',
      'name: my_skill\ndescription: Use when asked.',
      "Skill name 'my_skill' contains invalid characters. Only letters, digits, and hyphens are allowed.",
      'my_skill',
    ],
    [
      'V13',
      'BTW-27',
      'name: correct-name\ndescription: Use when asked.',
      "Directory name 'wrong-name' must match skill name 'correct-name'",
      'wrong-name',
    ],
    ['V14', 'BTW-28', 'name: my-skill', 'Missing required field in frontmatter: description'],
    ['V15', 'BTW-28', 'name: my-skill\ndescription: "   "', "Field 'description' must be a non-empty string"],
    [
      'V16',
      'BTW-29',
      `name: my-skill\ndescription: ${letters(1100)}`,
      'Description exceeds 1024 character limit (1100 chars)',
    ],
    ['V17', 'BTW-30', `${good}\ncompatibility:\n  - Linux`, "Field 'compatibility' must be a string"],
    [
      'V18',
      'BTW-30',
      `${good}\ncompatibility: ${letters(550)}`,
      'Compatibility exceeds 500 character limit (550 chars)',
    ],
  ]

  it.each(
    verdicts.map(([rule, requirement, frontmatter, issue, directoryName]) => ({
      title: `${rule} ${requirement}`,
      frontmatter,
      issue,
      directoryName,
    })),
  )('$title', ({ frontmatter, issue, directoryName }) => {
    expect(issuesOf(frontmatter, directoryName)).toEqual([issue])
    expect(validateSkill(skillOf(frontmatter, directoryName), { referenceExact: true }).issues).toEqual([issue])
  })

  it('adds up the issues of one file in the order of the reference library', () => {
    const issues = issuesOf('name: -My_Skill\nversion: 1')
    expect(issues.map((issue) => issue.split(' ').slice(0, 2).join(' '))).toEqual([
      'Unexpected fields',
      'Skill name',
      'Skill name',
      'Skill name',
      'Directory name',
      'Missing required',
    ])
  })

  it.each<readonly [string, string, string, string]>([
    ['BTW-25', 'a name of one character', 'name: a\ndescription: Use when asked for a chart.', 'a'],
    ['BTW-31', 'metadata that is no mapping', `${good}\nmetadata: hello`, 'my-skill'],
  ])('%s btw refuses %s', (_requirement, _what, frontmatter, directoryName) => {
    expect(issuesOf(frontmatter, directoryName)).toHaveLength(1)
  })

  // reference cases 20, 31 to 36, 38, 40, 76 to 79, 83
  it.each<readonly [string, string, string]>([
    ['the least', good, 'my-skill'],
    ['licence and metadata', `${good}\nlicense: MIT\nmetadata:\n  author: Ada\n  version: "1.0"`, 'my-skill'],
    // SQD-7: a text with spaces and patterns in parentheses. BTW-32 asks no more of the field.
    ['tools', `${good}\nallowed-tools: Read Bash(npx:*) Bash(npm:*)`, 'my-skill'],
    ['a Han name', 'name: 技能\ndescription: Use when asked for a chart.', '技能'],
    ['a Cyrillic name', 'name: мой-навык\ndescription: Use when asked for a chart.', 'мой-навык'],
    ['a decomposed name', 'name: cafe\u0301\ndescription: Use when asked for a chart.', 'café'],
    ['a name of 64', `name: ${letters(64, 'a')}\ndescription: Use when asked for a chart.`, letters(64, 'a')],
    ['a description of 1,024', `name: my-skill\ndescription: "Use when ${letters(1015)}"`, 'my-skill'],
    ['a description of 1,024 emoji', `name: my-skill\ndescription: "${letters(1024, '😀')}"`, 'my-skill'],
    ['compatibility of 500', `${good}\ncompatibility: ${letters(500)}`, 'my-skill'],
  ])('finds no error in: %s', (_what, frontmatter, directoryName) => {
    const { issues } = validateSkill(skillOf(frontmatter, directoryName), { frontmatterOnly: true })
    expect(issues).toEqual([])
  })

  it.each([
    ['name of 65', `name: ${letters(65, 'a')}\ndescription: Use when asked.`, letters(65, 'a')],
    ['description of 1,025', `name: my-skill\ndescription: ${letters(1025)}`, 'my-skill'],
    ['1,024 and the line break of a block', `name: my-skill\ndescription: |\n  ${letters(1024)}\n`, 'my-skill'],
    ['compatibility of 501', `${good}\ncompatibility: ${letters(501)}`, 'my-skill'],
    ['empty compatibility', `${good}\ncompatibility: ""`, 'my-skill'],
    ['capital Cyrillic', 'name: НАВЫК\ndescription: Use when asked.', 'НАВЫК'],
    ['combining vowel signs', 'name: कौशल\ndescription: Use when asked.', 'कौशल'],
    ['emoji', 'name: rocket-🚀\ndescription: Use when asked.', 'rocket-🚀'],
    ['en dash', 'name: my–skill\ndescription: Use when asked.', 'my–skill'],
    ['zero-width joiner', 'name: "a\\u200db"\ndescription: Use when asked.', 'a\u200db'],
  ])('SQD-4 SQD-5 refuses: %s', (_what, frontmatter, directoryName) => {
    expect(validateSkill(skillOf(frontmatter, directoryName), { frontmatterOnly: true }).valid).toBe(false)
  })

  it('reports the same finding as an error, a warning or not at all, by level and profile', () => {
    const document = skillOf(`${good}\nuser-invocable: false`)
    expect(validateSkill(document, { level: 'load' })).toMatchObject({ valid: true, findings: [] })
    expect(validateSkill(document).valid).toBe(false)
    expect(validateSkill(document, { profile: 'claude-code' }).findings).toEqual([])
    expect(validateSkill(document, { profile: 'mcp' }).findings.map((finding) => finding.severity)).toEqual(['warning'])
    expect(validateSkill(document, { profile: 'mcp', level: 'strict' }).valid).toBe(false)
  })

  it('R-1 a skill with triggers loads, and is refused by btw and by the standard', () => {
    const document = skillOf(`${good}\ntriggers:\n  - draw a chart`)
    expect(document.skill?.triggers).toEqual(['draw a chart'])
    expect(validateSkill(document, { level: 'load' }).valid).toBe(true)
    expect(validateSkill(document, { profile: 'btw' }).valid).toBe(false)
    expect(validateSkill(document).valid).toBe(false)
  })

  it('gives the place of what is wrong', () => {
    const { findings } = validateSkill(skillOf('name: MySkill\ndescription: Use when asked for a chart.', 'MySkill'))
    expect(findings[0]).toMatchObject({
      code: 'name-not-lowercase',
      path: 'skills/MySkill/SKILL.md',
      range: { start: { line: 2, column: 7, offset: 10 }, end: { line: 2, column: 14 } },
    })
  })

  it('lets a rule explain what the reader stumbled over too', () => {
    const { findings } = validateSkill(skillOf(`${good}\ncompatibility: [Linux]`))
    expect(findings.filter((finding) => finding.severity === 'error').map((finding) => finding.code)).toEqual([
      'compatibility-type',
    ])
  })

  it('SQD-1 SQD-10 knows the limits of a body', () => {
    const long = documentOf(skillText(good, 'line\n'.repeat(498)))
    const codes = (document: typeof long) => validateSkill(document).findings.map((finding) => finding.code)
    expect(codes(long)).toEqual(['body-too-many-lines'])
    expect(codes(documentOf(skillText(good, 'line\n'.repeat(496))))).toEqual([])
  })

  it('BTW-4 warns of a body with more than 5,000 tokens', () => {
    const many = documentOf(skillText(good, 'several different words here. '.repeat(1200)))
    expect(validateSkill(many).findings.map((finding) => finding.code)).toEqual(['body-too-many-tokens'])
  })

  it('says what the reader said when there is no frontmatter, and no more', () => {
    const { valid, findings, issues } = validateSkill(documentOf('# Only a body\n'))
    expect(valid).toBe(false)
    expect(findings.map((finding) => finding.code)).toEqual(['no-frontmatter'])
    expect(issues).toEqual(['SKILL.md must start with YAML frontmatter (---)'])
  })

  it('bounds the findings of one rule', () => {
    const fields = Array.from({ length: 500 }, (_, index) => `field-${index}: x`).join('\n')
    const { findings } = validateSkill(skillOf(`${good}\n${fields}`), { frontmatterOnly: true })
    expect(findings).toHaveLength(100)
  })

  it.each([
    ['OMN-68', ['SKILL.md', 'scripts/__init__.py', 'scripts/run.py'], 'readme-missing'],
    ['OMN-69', ['SKILL.md', 'README.md', 'scripts/__init__.py'], 'scripts-missing'],
    ['OMN-70', ['SKILL.md', 'README.md', 'scripts/run.py'], 'scripts-init-missing'],
    ...['manifest.json', 'tools.py', 'prompts.md'].map(
      (old) =>
        ['OMN-71', ['SKILL.md', 'README.md', 'scripts/__init__.py', 'scripts/run.py', old], 'deprecated-file'] as const,
    ),
  ] as const)('%s profile oss2 refuses %j', (_requirement, files, code) => {
    const { findings } = validateSkill(skillOf(good), { profile: 'oss2', files })
    expect(findings.map((finding) => [finding.severity, finding.code])).toEqual([['error', code]])
  })

  it('OMN-2 OMN-67 says whether a skill is compliant with OSS 2.0', () => {
    const files = ['SKILL.md', 'README.md', 'scripts/__init__.py', 'scripts/run.py']
    const omni = skillOf(
      'name: my_skill\nversion: "1.0.0"\ndescription: Use when asked.\nrouting_keywords: [a]',
      'my_skill',
    )
    expect(validateSkill(omni, { profile: 'oss2', files }).valid).toBe(true)
    expect(validateSkill(documentOf('no frontmatter'), { profile: 'oss2', files }).valid).toBe(false)
  })

  it('R-23 profile btw only notes a README', () => {
    const { valid, findings } = validateSkill(skillOf(good), { profile: 'btw', files: ['SKILL.md', 'README.md'] })
    expect(valid).toBe(true)
    expect(findings.map((finding) => [finding.severity, finding.code])).toEqual([['info', 'readme-unneeded']])
  })

  it('is silent about files that nobody listed', () => {
    expect(validateSkill(skillOf(good), { profile: 'oss2' }).findings).toEqual([])
  })

  describe('referenceExact', () => {
    it.each([
      ['a list in brackets', `${good}\nallowed-tools: [Read]`],
      ['three hyphens in quotes', 'name: my-skill\ndescription: "Use when a --- b"'],
      ['a byte-order mark', undefined],
    ])('refuses what only the reference library refuses: %s', (_what, frontmatter) => {
      const document = frontmatter === undefined ? documentOf(`\ufeff${skillText(good)}`) : skillOf(frontmatter)
      const exact = validateSkill(document, { referenceExact: true })
      expect(exact.valid).toBe(false)
      expect(exact.findings.map((finding) => finding.code)).toEqual(['reference-verdict'])
    })

    it('accepts what only the specification refuses', () => {
      const document = skillOf(`${good}\ncompatibility: ""`)
      expect(validateSkill(document).valid).toBe(false)
      expect(validateSkill(document, { referenceExact: true })).toEqual({ valid: true, issues: [], findings: [] })
    })

    it('gives its verdict the place of our finding', () => {
      const document = skillOf('name: MySkill\ndescription: Use when asked.', 'MySkill')
      const { findings } = validateSkill(document, { referenceExact: true })
      expect(findings[0]?.range?.start.line).toBe(2)
    })

    it('has a verdict where the reference library crashes', () => {
      const document = skillOf(`${good}\nlicense: a\0b`)
      expect(validateSkill(document, { referenceExact: true }).valid).toBe(false)
    })
  })
})
