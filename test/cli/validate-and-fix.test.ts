import { readdirSync, renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

interface Result {
  readonly path: string
  readonly valid: boolean
  readonly issues: readonly string[]
  readonly findings: readonly {
    readonly code: string
    readonly severity: string
    readonly line?: number
    readonly path?: string
  }[]
}

function results(...words: string[]): readonly Result[] {
  const { stdout } = sandbox.run('validate', '--json', ...words)
  const answer: { schema: string; results: Result[] } = JSON.parse(stdout)
  expect(answer.schema).toBe('metier.validate/1')
  return answer.results
}

// WUN-96: validation of skills from the command line.
describe('metier validate', () => {
  // BTW-44, BTW-45, R-54
  it('gives valid, issues and findings for a path', () => {
    sandbox.skill('good', '', 'skills')
    expect(results('skills/good')).toEqual([{ path: 'skills/good', valid: true, issues: [], findings: [] }])
    sandbox.write(
      'skills/bad/SKILL.md',
      '---\nname: Bad\ndescription: Says nothing that would help anybody. Use when bad.\n---\nx\n',
    )
    const [bad] = results('skills/bad')
    expect(bad?.valid).toBe(false)
    expect(bad?.issues[0]).toEqual(expect.stringContaining('lowercase'))
    expect(bad?.findings[0]).toMatchObject({
      code: 'name-not-lowercase',
      severity: 'error',
      path: join('skills', 'bad', 'SKILL.md'),
      line: 2,
    })
  })

  it('says of one file that the disk does not give what it is, and judges its neighbours', () => {
    sandbox.skill('good', '', 'skills')
    sandbox.write('skills/odd/SKILL.md/inside.txt', 'a directory where a file should be')
    expect(results('skills')).toMatchObject([
      { path: join('skills', 'good'), valid: true },
      { path: join('skills', 'odd'), valid: false, findings: [{ code: 'file-unreadable', severity: 'error' }] },
    ])
    const { status, stdout } = sandbox.run('validate', 'skills')
    expect(status).toBe(1)
    expect(stdout).toContain('it is a directory')
    expect(sandbox.run('validate', 'skills/odd', '--format', 'sarif')).toMatchObject({ status: 1 })
  })

  // Decisions R-17a: a catalogue refuses it, and what it leads to is none of the skill's.
  it('does not read a SKILL.md that is a link out of its skill, and reads one that stays inside', () => {
    sandbox.write('elsewhere.md', '---\nname: secret-of-another\ndescription: Secret.\n---\nx\n')
    sandbox.skill('inside', '', 'skills')
    renameSync(join(sandbox.project, 'skills/inside/SKILL.md'), join(sandbox.project, 'skills/inside/text.md'))
    symlinkSync('text.md', join(sandbox.project, 'skills/inside/SKILL.md'))
    sandbox.write('skills/out/notes.md', 'x')
    symlinkSync('../../elsewhere.md', join(sandbox.project, 'skills/out/SKILL.md'))
    for (const path of ['skills/out', 'skills/out/SKILL.md']) {
      expect(results(path)).toMatchObject([{ path, valid: false, findings: [{ code: 'symlink-escapes' }] }])
      const { stdout, status } = sandbox.run('validate', path)
      expect(status).toBe(1)
      expect(stdout).not.toContain('secret-of-another')
      expect(sandbox.run('validate', path, '--format', 'sarif')).toMatchObject({ status: 1, stderr: '' })
    }
    expect(results('skills/inside')).toMatchObject([{ valid: true }])
  })

  // Reference 6.B 93
  it('exits with 0 for valid, 1 for not valid, 2 for a path that is not there', () => {
    sandbox.skill('good', '', 'skills')
    sandbox.write('skills/bad/SKILL.md', '---\nname: bad\n---\n')
    expect(sandbox.run('validate', 'skills/good').status).toBe(0)
    expect(sandbox.run('validate', 'skills/bad').status).toBe(1)
    expect(sandbox.run('validate', 'skills').status).toBe(1)
    const gone = sandbox.run('validate', 'skills/none')
    expect(gone.status).toBe(2)
    expect(gone.stderr).toContain('There is nothing at "skills/none".')
    expect(sandbox.run('validate', 'skills/good', '').status).toBe(2)
  })

  // Reference 6.B 92: the reference library fails in both.
  it('judges `.` and `SKILL.md` from inside the folder', () => {
    sandbox.skill('good', '', 'skills')
    const inside = join(sandbox.project, 'skills/good')
    expect(results('--cwd', inside, '.')).toMatchObject([{ path: '.', valid: true }])
    expect(results('--cwd', inside, 'SKILL.md')).toMatchObject([{ path: 'SKILL.md', valid: true }])
  })

  it('gives one result for a skill, whatever is nested in it, and one for each skill of a folder', () => {
    sandbox.skill('outer', '', 'skills')
    sandbox.skill('inner', '', 'skills/outer/examples')
    sandbox.skill('deep', '', 'skills/group')
    expect(results('skills/outer').map(({ path }) => path)).toEqual(['skills/outer'])
    expect(results('skills').map(({ path }) => path)).toEqual(['skills/group/deep', 'skills/outer'])
  })

  it('says of a folder without any skill that it is none', () => {
    sandbox.write('empty/readme.txt', '')
    expect(results('empty')).toMatchObject([
      {
        path: 'empty',
        valid: false,
        issues: ['Missing required file: SKILL.md'],
        findings: [{ code: 'missing-skill-file' }],
      },
    ])
  })

  it('refuses a file that is no SKILL.md', () => {
    sandbox.write('readme.txt', '')
    expect(sandbox.run('validate', 'readme.txt')).toMatchObject({ status: 2, stdout: '' })
  })

  // the same file at three levels, and for somebody who is stricter.
  it('depends on level and profile', () => {
    sandbox.skill('rich', 'triggers: [ship it]\n', 'skills')
    expect(sandbox.run('validate', 'skills/rich', '--severity', 'load').status).toBe(0)
    expect(sandbox.run('validate', 'skills/rich').status).toBe(1)
    expect(sandbox.run('validate', 'skills/rich', '--profile', 'btw').status).toBe(1)
    expect(sandbox.run('list', '--json').stdout).toContain('"rich"')
  })

  it('judges as the reference library with --reference-exact', () => {
    sandbox.write(
      'skills/flow/SKILL.md',
      '---\nname: flow\ndescription: Fine. Use when asked.\nmetadata: {a: b}\n---\nx\n',
    )
    expect(results('skills/flow')[0]?.valid).toBe(true)
    expect(results('skills/flow', '--reference-exact')[0]?.valid).toBe(false)
  })

  it('writes SARIF and GitHub annotations', () => {
    sandbox.write('skills/bad/SKILL.md', '---\nname: Bad\ndescription: Fine. Use when asked for bad things.\n---\nx\n')
    const sarif = sandbox.run('validate', 'skills/bad', '--format', 'sarif')
    expect(sarif.status).toBe(1)
    expect(JSON.parse(sarif.stdout)).toMatchObject({
      version: '2.1.0',
      runs: [
        {
          results: expect.arrayContaining([
            expect.objectContaining({
              ruleId: 'name-not-lowercase',
              locations: [
                {
                  physicalLocation: {
                    artifactLocation: { uri: 'skills/bad/SKILL.md' },
                    region: { startLine: 2, startColumn: 7, endLine: 2, endColumn: 10 },
                  },
                },
              ],
            }),
          ]),
        },
      ],
    })
    expect(sandbox.run('validate', 'skills/bad', '--format', 'github').stdout).toMatch(
      /^::error file=skills\/bad\/SKILL\.md,line=2,endLine=2,col=7,title=name-not-lowercase::/m,
    )
    expect(JSON.parse(sandbox.run('validate', 'skills/bad', '-f', 'json').stdout).schema).toBe('metier.validate/1')
  })

  it('reads well', () => {
    sandbox.skill('good', '', 'skills')
    sandbox.write(
      'skills/bad/SKILL.md',
      '---\nname: Bad\ndescription: Fine. Use when asked for bad things.\ncolour: red\n---\nText.\n',
    )
    const { stdout, stderr } = sandbox.run('validate', 'skills')
    expect(stdout).toMatchInlineSnapshot(`
      "✗ skills/bad is not valid
        2:7  error    The name \`Bad\` has capital letters.  name-not-lowercase, fixable
                      Write \`bad\`, and rename the directory to match.
        2:7  error    The directory \`bad\` must have the name of the skill, \`Bad\`.  name-directory-mismatch, fixable
                      Rename the directory to \`Bad\`, or set \`name\` to \`bad\`.
        4:1  error    The field \`colour\` is not in the specification.  unexpected-field
                      Move it under \`metadata\`, which \`metier migrate\` does.
      ✓ skills/good
      "
    `)
    expect(stderr).toMatchInlineSnapshot(`
      "1 of 2 skills not valid. \`metier fix\` settles 2 findings.
      "
    `)
  })

  it.each([
    ['not UTF-8', Uint8Array.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe, 0xff])],
    ['NUL bytes', '---\nname: a\0b\n---\n'],
    ['nothing', ''],
    ['no end', `---\nname: x\n${'a: b\n'.repeat(1000)}`],
    ['3 MB', `---\nname: hostile\ndescription: x\n---\n${'x'.repeat(3_000_000)}`],
  ])('takes a file with %s and says what is wrong', (_case, content) => {
    sandbox.write('skills/hostile/SKILL.md', content)
    const [result] = results('skills/hostile', '--severity', 'load')
    expect(result?.valid).toBe(false)
    expect(result?.findings[0]?.line).toBeGreaterThan(0)
  })
})

describe('metier fix', () => {
  const broken =
    '---\n# mine\nname: Bad_Name\ndescription: Fine: really. Use when asked for it.\n---\n\nBody  stays.\r\n'

  it('shows a diff and writes nothing with --dry-run', () => {
    sandbox.write('skills/bad-name/SKILL.md', broken)
    const { stdout, stderr } = sandbox.run('fix', 'skills/bad-name', '--dry-run')
    expect(stdout).toMatchInlineSnapshot(`
      "--- skills/bad-name/SKILL.md
      +++ skills/bad-name/SKILL.md
      @@ -1,7 +1,7 @@
       ---
       # mine
      -name: Bad_Name
      -description: Fine: really. Use when asked for it.
      +name: bad-name
      +description: "Fine: really. Use when asked for it."
       ---
       
       Body  stays.
      "
    `)
    expect(stderr).toContain('1 skill would change; nothing was written.')
    expect(sandbox.read('skills/bad-name/SKILL.md')).toBe(broken)
  })

  it('repairs in place and leaves the rest as it is', () => {
    sandbox.write('skills/bad-name/SKILL.md', broken)
    const { status, stdout } = sandbox.run('fix', 'skills/bad-name')
    expect(stdout).toContain('✓ skills/bad-name')
    expect(status).toBe(0)
    const fixed = sandbox.read('skills/bad-name/SKILL.md')
    expect(fixed).toContain('# mine\nname: bad-name\n')
    expect(fixed.endsWith('\n\nBody  stays.\r\n')).toBe(true)
    expect(sandbox.run('validate', 'skills/bad-name').status).toBe(0)
    expect(JSON.parse(sandbox.run('fix', 'skills/bad-name', '--json').stdout)).toMatchObject({
      schema: 'metier.fix/1',
      results: [{ path: 'skills/bad-name', changed: false, changes: [], diff: '', valid: true, remaining: [] }],
    })
  })

  it('exits with 1 when something is left to do by hand', () => {
    sandbox.write('skills/no-words/SKILL.md', '---\nname: no-words\n---\nx\n')
    const { status, stderr } = sandbox.run('fix', 'skills/no-words')
    expect(status).toBe(1)
    expect(stderr).toContain('skills/no-words still has:')
  })

  it('changes nothing at all when one of the paths is wrong', () => {
    sandbox.write('skills/bad-name/SKILL.md', broken)
    expect(sandbox.run('fix', 'skills/bad-name', 'skills/none').status).toBe(2)
    expect(sandbox.read('skills/bad-name/SKILL.md')).toBe(broken)
  })

  it('does not touch what it cannot read whole', () => {
    const bytes = Buffer.concat([
      Buffer.from('---\nname: X\ndescription: '),
      Buffer.from([0xff]),
      Buffer.from('\n---\n'),
    ])
    const file = sandbox.write('skills/x/SKILL.md', bytes)
    sandbox.run('fix', 'skills/x')
    expect(Buffer.from(sandbox.read('skills/x/SKILL.md'), 'utf8').length).toBeGreaterThan(0)
    expect(readdirSync(join(file, '..'))).toEqual(['SKILL.md'])
  })
})

describe('metier migrate', () => {
  it('says why it did nothing, and exits with 1', () => {
    sandbox.write('skills/broken/SKILL.md', '---\nname: [broken\n---\nBody.\n')
    const { status, stderr } = sandbox.run('migrate', 'skills/broken')
    expect(status).toBe(1)
    expect(stderr).toContain('The skill cannot be loaded')
    const answer = JSON.parse(sandbox.run('migrate', 'skills/broken', '--json').stdout)
    expect(answer.results).toMatchObject([{ changed: false, problem: expect.stringContaining('cannot be loaded') }])
  })

  it('passes on what a person should look at', () => {
    sandbox.write(
      'skills/folder/SKILL.md',
      '---\nname: other-name\ndescription: Does a thing.\ntags: [a]\n---\nBody.\n',
    )
    expect(sandbox.run('migrate', 'skills/folder', '--dry-run').stderr).toContain('rename one of them')
    const answer = JSON.parse(sandbox.run('migrate', 'skills/folder', '--dry-run', '--json').stdout)
    expect(answer.results[0].notes).toEqual([expect.stringContaining('rename one of them')])
  })

  it("makes another system's skill pass the specification, and says how", () => {
    sandbox.skill('deploy', 'version: 1.0\ntriggers: [ship it, roll out]\nauthor: Ada\n', 'skills')
    const preview = sandbox.run('migrate', 'skills/deploy', '--dry-run')
    expect(preview.stdout).toContain('-triggers: [ship it, roll out]')
    expect(sandbox.run('validate', 'skills/deploy').status).toBe(1)
    const { status, stdout } = sandbox.run('migrate', 'skills/deploy')
    expect(status).toBe(0)
    expect(stdout).toContain('✓ skills/deploy')
    expect(sandbox.run('validate', 'skills/deploy').status).toBe(0)
    expect(sandbox.run('migrate', 'skills/deploy')).toMatchObject({ status: 0, stdout: '' })
  })

  it('refuses a folder without SKILL.md', () => {
    sandbox.write('empty/x', '')
    expect(sandbox.run('migrate', 'empty')).toMatchObject({ status: 2, stdout: '' })
  })
})
