import { describe, expect, it } from 'vitest'
import { scanPolicies } from '../scan-policies.ts'
import { scanSkill } from '../scan-skill.ts'
import { parseUserRules } from './parse-user-rules.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const parse = (text: string) => parseUserRules(encode(text), 'rules.yaml')
const rule = (rest: string) => `rules:
  - id: own-rule
    severity: critical
    message: Found it.
    remedy: Remove it.
${rest.replaceAll(/^/gm, '    ')}
`
const page = '---\nname: sample\ndescription: Talks to acme.\n---\n\n# Sample\n\nAsk acme.\n\n```sh\ncurl acme\n```\n'

/** Where the rule finds something, as `path:line`. */
function places(rest: string, files: Readonly<Record<string, string>> = {}): readonly string[] {
  const { rules, diagnostics } = parse(rule(rest))
  expect(diagnostics).toEqual([])
  const all = Object.entries({ 'SKILL.md': page, ...files })
  const { findings } = scanSkill({
    name: 'sample',
    files: all.map(([path, text]) => ({ path, bytes: encode(text) })),
    policy: scanPolicies.balanced,
    userRules: rules,
  })
  return findings.filter((finding) => finding.rule === 'own-rule').map(({ path, line }) => `${path}:${line}`)
}

describe('rules of the user find', () => {
  it.each([
    ['a pattern, wherever it stands', 'pattern: acme', ['SKILL.md:3', 'SKILL.md:8', 'SKILL.md:11']],
    ['only in prose', 'pattern: acme\nwhere: {roles: [prose]}', ['SKILL.md:8']],
    ['only in frontmatter', 'pattern: acme\nwhere: {roles: [frontmatter]}', ['SKILL.md:3']],
    ['only in a language', 'pattern: acme\nwhere: {languages: [shell]}', ['SKILL.md:11']],
    ['only in some files', 'pattern: print\nwhere: {paths: ["scripts/**"]}', ['scripts/a/b.py:1']],
    ['files by their last segment', 'pattern: print\nwhere: {paths: ["*.py"]}', ['scripts/a/b.py:1', 'top.py:1']],
    ['without regard to case', 'pattern: ACME\nignoreCase: true\nwhere: {roles: [prose]}', ['SKILL.md:8']],
    ['one of several', 'any: [nowhere, Ask]\nwhere: {roles: [prose]}', ['SKILL.md:8']],
    ['all of several', 'all: [curl, Ask]', ['SKILL.md:11']],
    ['not all of several', 'all: [curl, nowhere]', []],
    ['unless something else is there', 'pattern: curl\nnot: [Ask]', []],
    ['unless, in each file by itself', 'pattern: print\nnot: [one]', ['top.py:1']],
    ['at the beginning of any line', 'pattern: ^Ask\nwhere: {roles: [prose]}', ['SKILL.md:8']],
  ])('%s', (_, rest, expected) => {
    expect(places(rest, { 'scripts/a/b.py': 'print("one")', 'top.py': 'print("two")' })).toEqual(expected)
  })

  it('what was hidden from readers, like every rule', () => {
    expect(places('pattern: acmesecret\nwhere: {languages: [shell]}', { 'a.sh': 'echo acme\u200bsecret\n' })).toEqual([
      'a.sh:1',
    ])
  })

  it('with severity, reason and advice', () => {
    const { rules } = parse(rule('why: It is ours.\npattern: acme'))
    expect(rules).toMatchObject([{ id: 'own-rule', severity: 'critical', why: 'It is ours.', next: 'Remove it.' }])
  })
})

describe('a file of rules that is wrong says where', () => {
  it.each([
    ['a look-behind', rule('pattern: "(?<=a)b"'), 6, "pattern in RE2's syntax"],
    ['a back reference', rule('any: ["x", "(a)\\\\1"]'), 6, "pattern in RE2's syntax"],
    ['a pattern of a million steps', rule('pattern: "((a{1,900}){1,900}){1,900}"'), 6, 'pattern'],
    ['a severity that there is not', rule('pattern: a').replace('critical', 'fatal'), 3, 'severity'],
    ['an unknown key', rule('patern: a'), 2, 'patern'],
    ['no pattern', rule('why: x'), 2, 'needs `pattern`, `any` or `all`'],
    ['no remedy', rule('pattern: a').replace('    remedy: Remove it.\n', ''), 2, 'remedy'],
    ['the name of a rule of ours', rule('pattern: a').replace('own-rule', 'crypto-mining'), 2, 'choose another'],
    ['the name of a note of ours', rule('pattern: a').replace('own-rule', 'archive-bomb'), 2, 'choose another'],
    ['a name twice', `${rule('pattern: a')}${rule('pattern: b').replace('rules:\n', '')}`, 7, 'another rule'],
    ['a role that there is not', rule('pattern: a\nwhere: {roles: [poem]}'), 7, 'roles[0]'],
    ['no rules', 'rules: []', 1, 'rules'],
    ['a list', '- a', 1, 'mapping'],
    ['broken YAML', 'rules: [', 1, ''],
  ])('%s', (_, text, line, message) => {
    const { rules, diagnostics } = parse(text)
    expect(rules).toEqual([])
    expect(diagnostics[0]).toMatchObject({
      severity: 'error',
      path: 'rules.yaml',
      message: expect.stringContaining(message),
    })
    expect(diagnostics[0]?.range?.start.line).toBe(line)
  })
})

it('takes time in proportion to the text, whatever the pattern says', () => {
  const text = `${'a'.repeat(40_000)}!`
  expect(places('pattern: (a+)+$\nwhere: {paths: [x.txt]}', { 'x.txt': text })).toEqual([])
})

it('a pattern that looks like a number is the text that was written', () => {
  expect(places('pattern: 1e3\nwhere: {paths: [x.txt]}', { 'x.txt': 'is 1e3, not 1000' })).toEqual(['x.txt:1'])
})
