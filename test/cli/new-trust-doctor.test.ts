import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

function made(path: string): boolean {
  return existsSync(join(sandbox.project, path))
}

// OMN-59, OMN-60: one command instead of copying a template and filling in its fields.
describe('metier new', () => {
  // BTW-42
  it('writes a skill that passes, with the folders that were asked for', () => {
    const description = 'Writes release notes from merged changes. Use when somebody asks for a changelog.'
    const options = ['--resources', 'scripts,references', '--author', 'agent:scribe', '--json']
    const { status, stdout } = sandbox.run('new', 'release-notes', '--description', description, ...options)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual({
      schema: 'metier.new/1',
      name: 'release-notes',
      directory: join(sandbox.project, '.agents/skills/release-notes'),
      files: ['SKILL.md', 'scripts/check.sh', 'references/details.md'],
      dryRun: false,
      warnings: [],
    })
    expect(sandbox.run('validate', '.agents/skills/release-notes', '--severity', 'strict').status).toBe(0)
    expect(sandbox.run('list', '--json').stdout).toContain('"release-notes"')
    expect(sandbox.read('.agents/skills/release-notes/SKILL.md')).toContain("author: 'agent:scribe'")
    expect(statSync(join(sandbox.project, '.agents/skills/release-notes/scripts/check.sh')).mode & 0o111).not.toBe(0)
  })

  // OMN-8, OMN-9, OMN-10, OMN-11
  it('writes what Omni wants of every skill where its habits are in force', () => {
    const { status, stdout } = sandbox.run('new', 'tidy-up', '--preset', 'omni', '--json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      directory: join(sandbox.project, 'assets/skills/tidy-up'),
      files: ['SKILL.md', 'README.md', 'scripts/__init__.py', 'scripts/commands.py'],
    })
    expect(sandbox.run('validate', 'assets/skills/tidy-up', '--profile', 'oss2').status).toBe(0)
    expect(sandbox.read('assets/skills/tidy-up/README.md')).toContain('# tidy-up\n')
    const { commands } = JSON.parse(sandbox.run('call', '--preset', 'omni', '--json').stdout)
    expect(commands.map(({ id }: { id: string }) => id)).toEqual(['tidy-up.count_words'])
  })

  // BTW-43
  it.each(['Release Notes', '../up', 'a--b', '-a', 'x'.repeat(65), ''])(
    'refuses the name %j and writes nothing',
    (name) => {
      const { status, stderr } = sandbox.run('new', '--', name)
      expect(status).toBe(2)
      expect(stderr).toMatch(/^error /)
      expect(readdirSync(sandbox.project)).toEqual(['.git'])
    },
  )

  // BTW-14, BTW-54: with nobody to ask, several folders are an error that lists them.
  it('does not guess between several skill folders', () => {
    sandbox.skill('one', '', '.claude/skills')
    sandbox.skill('two', '', '.agents/skills')
    const { status, stderr } = sandbox.run('new', 'third')
    expect(status).toBe(2)
    expect(stderr).toContain('[ambiguous-project-dir]')
    expect(stderr).toContain(join(sandbox.project, '.claude/skills'))
    expect(stderr).toContain(join(sandbox.project, '.agents/skills'))
    expect(stderr).toContain('--path DIR')
    expect(sandbox.run('new', 'third', '--path', '.claude/skills').status).toBe(0)
    expect(made('.claude/skills/third/SKILL.md')).toBe(true)
  })

  // BTW-15, BTW-54
  it.each([
    ['btw', '.btw/skills'],
    ['default', '.agents/skills'],
    ['squad', '.ai-team/skills'],
  ])('takes the folder of the preset %s when there is none', (preset, folder) => {
    const scope = preset === 'squad' ? 'global' : 'project'
    expect(sandbox.run('new', 'first', '--preset', preset, '--scope', scope).status).toBe(0)
    expect(made(`${folder}/first/SKILL.md`)).toBe(true)
  })

  it('takes the one folder that is there', () => {
    sandbox.skill('one', '', '.claude/skills')
    expect(sandbox.run('new', 'second').status).toBe(0)
    expect(made('.claude/skills/second/SKILL.md')).toBe(true)
  })

  //
  it.each([
    ['user', '../.agents/skills'],
    ['role:engineer', '.agents/skills/roles/engineer'],
  ])('writes for the scope %s', (scope, folder) => {
    const { status, stderr } = sandbox.run('new', 'mine', '--scope', scope)
    expect(stderr).not.toContain('error')
    expect(status).toBe(0)
    expect(made(`${folder}/mine/SKILL.md`)).toBe(true)
  })

  it.each(['role:qa', 'agent:ada', 'room:r1'])('says who sees a skill of %s, and who asks so does', (scope) => {
    const [kind = '', owner = ''] = scope.split(':')
    const { warnings } = JSON.parse(sandbox.run('new', 'mine', '--scope', scope, '--json').stdout)
    expect(warnings).toEqual([`Only who asks with \`--${kind} ${owner}\` sees it.`])
    expect(sandbox.run('show', 'mine').status).toBe(2)
    expect(sandbox.run('show', 'mine', `--${kind}`, owner).status).toBe(0)
  })

  it('refuses a scope that is none, and an owner that is a way out', () => {
    expect(sandbox.run('new', 'mine', '--scope', 'galaxy').status).toBe(2)
    expect(sandbox.run('new', 'mine', '--scope', 'role:../../x').status).toBe(2)
    expect(readdirSync(sandbox.project)).toEqual(['.git'])
  })

  it('never writes over anything', () => {
    sandbox.skill('mine')
    const before = sandbox.read('.agents/skills/mine/SKILL.md')
    const { status, stderr } = sandbox.run('new', 'mine')
    expect(status).toBe(2)
    expect(stderr).toContain('[already-exists]')
    expect(sandbox.read('.agents/skills/mine/SKILL.md')).toBe(before)
    symlinkSync('/nowhere', join(sandbox.project, '.agents/skills/dangling'))
    expect(sandbox.run('new', 'dangling').status).toBe(2)
  })

  it('says so when another skill hides the new one', () => {
    sandbox.skill('mine', '', '.claude/skills')
    const { status, stderr } = sandbox.run('new', 'mine', '--path', '.agents/skills')
    expect(status).toBe(0)
    expect(stderr).toContain('Another skill of this name wins over it')
  })

  it('writes nothing with --dry-run, and leaves nothing half written', () => {
    expect(sandbox.run('new', 'mine', '--dry-run').stdout).toMatch(/^Would write mine/)
    expect(readdirSync(sandbox.project)).toEqual(['.git'])
    expect(sandbox.run('new', 'mine').status).toBe(0)
    expect(readdirSync(join(sandbox.project, '.agents/skills'))).toEqual(['mine'])
  })
})

const trusted = (): unknown => JSON.parse(sandbox.run('trust', '--list', '--json').stdout).trusted

//
describe('metier trust', () => {
  it('asks for --yes where nobody can be asked, and changes nothing', () => {
    const { status, stderr } = sandbox.run('trust', '.')
    expect(status).toBe(3)
    expect(stderr).toContain('[refused]')
    expect(stderr).toContain('--yes')
    expect(trusted()).toEqual([])
  })

  it('covers the skills below, until it is taken back', () => {
    sandbox.skill('x-run')
    const isTrusted = (): unknown => JSON.parse(sandbox.run('show', 'x-run', '--json').stdout).source.trusted
    expect(isTrusted()).toBe(false)
    expect(sandbox.run('trust', '.', '--yes').status).toBe(0)
    expect(trusted()).toEqual([{ directory: sandbox.project }])
    expect(isTrusted()).toBe(true)
    expect(sandbox.run('trust', '--remove', '.').stdout).toContain('No longer trusted')
    expect(isTrusted()).toBe(false)
  })

  it('takes nothing for a folder that is empty, as an unset variable is', () => {
    expect(sandbox.run('trust', '', '--yes')).toMatchObject({ status: 2, stdout: '' })
    expect(trusted()).toEqual([])
    expect(sandbox.run('new', 'somewhere', '--path', '')).toMatchObject({ status: 2, stdout: '' })
    expect(sandbox.run('add', '.', '--path', '', '--yes')).toMatchObject({ status: 2, stdout: '' })
    expect(readdirSync(sandbox.project)).toEqual(['.git'])
  })

  it('wants a folder that is there', () => {
    expect(sandbox.run('trust', 'nowhere', '--yes')).toMatchObject({ status: 2, stdout: '' })
    expect(sandbox.run('trust').stderr).toContain('Which folder?')
  })
})

describe('metier doctor', () => {
  it('is content with a sound project', () => {
    sandbox.skill('x-fine')
    const { status, stdout } = sandbox.run('doctor')
    expect(stdout).toContain('✓ All is well.')
    expect(stdout).toContain('.agents/skills')
    expect(status).toBe(0)
  })

  it('names what is wrong, with the way out, and exits with 1', () => {
    sandbox.write('.agents/skills/x-broken/SKILL.md', '---\nname: x-broken\n---\n')
    const { status, stdout } = sandbox.run('doctor', '--json')
    expect(status).toBe(1)
    expect(JSON.parse(stdout)).toMatchObject({
      schema: 'metier.doctor/1',
      healthy: false,
      states: { invalid: 1 },
      problems: [{ code: 'missing-description', severity: 'error' }],
    })
  })

  // a flat file is not loaded, and the doctor points at it.
  it('points at a skill that is a file instead of a folder', () => {
    sandbox.write('.agents/skills/deploy.md', '---\nname: deploy\ndescription: Deploys.\n---\n')
    const { stdout } = sandbox.run('doctor', 'deploy')
    expect(stdout).toContain('deploy.md')
  })

  it('says why a skill is not there', () => {
    sandbox.skill('x-needs', 'metadata:\n  requires: \'{"bins":["no-such-program-here"]}\'\n')
    const { status, stdout } = sandbox.run('doctor', 'x-needs')
    expect(status).toBe(1)
    expect(stdout).toContain('no-such-program-here')
    sandbox.skill('x-fine')
    expect(sandbox.run('doctor', 'x-fine')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('x-fine is active'),
    })
    expect(sandbox.run('doctor', 'nowhere').stdout).toContain('No skill named "nowhere"')
  })

  it('finds a skill that lies inside another, or deeper than is looked for', () => {
    sandbox.skill('x-outer')
    sandbox.write('.agents/skills/x-outer/sub/x-inner/SKILL.md', '---\nname: x-inner\ndescription: Inside.\n---\n')
    const inner = sandbox.run('doctor', 'x-inner')
    expect(inner.status).toBe(1)
    expect(inner.stdout).toContain('It lies inside the skill x-outer')
    expect(inner.stdout).toContain(join('x-outer', 'sub', 'x-inner', 'SKILL.md'))
    sandbox.write('.agents/skills/1/2/3/4/5/6/7/x-deep/SKILL.md', '---\nname: x-deep\ndescription: Deep.\n---\n')
    const deep = sandbox.run('doctor', 'x-deep')
    expect(deep.status).toBe(1)
    expect(deep.stdout).toContain('Skills more than 6 directories deep are not looked for.')
    expect(sandbox.run('doctor', 'x-outer').stdout).not.toContain('directories deep')
  })

  it('says why a client does not see it', () => {
    sandbox.skill('x-fine', '', '.btw/skills')
    const { stdout, status } = sandbox.run('doctor', 'x-fine', '--client', 'claude-code')
    expect(stdout).toMatch(/Claude Code does not look into/)
    expect(status).toBe(1)
  })

  it('takes a client that nobody knows for a mistake in the question', () => {
    sandbox.skill('x-fine')
    for (const words of [['x-fine'], []]) {
      const { stderr, status } = sandbox.run('doctor', ...words, '--client', 'nobody')
      expect(stderr).toContain('No client is known as "nobody"')
      expect(status).toBe(2)
    }
    expect(sandbox.run('doctor', 'x-fine', '--client', 'mcp').status).toBe(0)
  })

  it('asks for a skill where only a client is named, in place of leaving the client out', () => {
    const { stderr, status } = sandbox.run('doctor', '--client', 'cursor')
    expect(stderr).toContain('`metier doctor NAME --client cursor`')
    expect(status).toBe(2)
  })

  it('is content with a skill that only shadows another', () => {
    sandbox.skill('x-twice', '', '.claude/skills')
    sandbox.skill('x-twice', '', '.agents/skills')
    const { stdout, status } = sandbox.run('doctor', 'x-twice')
    expect(stdout).toContain('x-twice is active')
    expect(stdout).toContain('has the same name')
    expect(status).toBe(0)
  })

  it("counts a link in the client's own folder, and a folder below one that it reads", () => {
    sandbox.skill('x-team', '', '.agents/skills/global')
    expect(sandbox.run('doctor', 'x-team', '--client', 'claude-code').status).toBe(1)
    mkdirSync(join(sandbox.project, '.claude/skills'), { recursive: true })
    symlinkSync('../../.agents/skills/global/x-team', join(sandbox.project, '.claude/skills/x-team'))
    const statuses = ['claude-code', 'cursor', 'codex'].map(
      (client) => sandbox.run('doctor', 'x-team', '--client', client).status,
    )
    expect(statuses).toEqual([0, 0, 0])
  })

  it('says of a text that cannot be loaded where and why, as the one who loads it does', () => {
    const head = '---\nname: x-bytes\ndescription: Does one thing. Use when it is wanted, and only then.\n---\n\n'
    const bytes = Buffer.concat([Buffer.from(`${head}${'A line.\n'.repeat(2000)}`), Buffer.from([0xff, 0xfe, 0x0a])])
    sandbox.write('.agents/skills/x-bytes/SKILL.md', bytes)
    const whole = sandbox.run('doctor')
    expect(whole.status).toBe(1)
    expect(whole.stdout).toMatch(/2006:1 .*not valid UTF-8/)
    const one = sandbox.run('doctor', 'x-bytes')
    expect(one.status).toBe(1)
    expect(one.stdout).toMatch(/cannot be loaded.*\(line 2006\)/s)
    expect(sandbox.run('validate', '.agents/skills/x-bytes').status).toBe(1)
    expect(sandbox.run('show', 'x-bytes', '--body').stdout).toContain('A line.')
  })

  it('shows every setting and where it comes from, without secrets', () => {
    sandbox.write('metier.yaml', 'skills:\n  entries:\n    x-fine:\n      apiKey: hush-hush\n      enabled: false\n')
    const { stdout } = sandbox.run('doctor', '--config')
    expect(stdout).toContain('metier.yaml')
    expect(stdout).toContain('(default)')
    expect(stdout).not.toContain('hush-hush')
  })

  it('reports a setting that is none', () => {
    sandbox.write('metier.yaml', 'skils: {}\n')
    expect(sandbox.run('doctor').stdout).toContain('skils')
  })
})

describe('metier bug-report', () => {
  it('holds no secret, no home directory and no text of a skill', () => {
    sandbox.skill('x-private-matter')
    sandbox.write('metier.yaml', 'skills:\n  entries:\n    x-private-matter:\n      apiKey: hush-hush\n')
    const { stdout, status } = sandbox.runWith({ METIER_SECRET: 'hush-hush' }, 'bug-report')
    expect(status).toBe(0)
    expect(stdout).not.toContain('hush-hush')
    expect(stdout).not.toContain(sandbox.home)
    expect(stdout).not.toContain('private-matter')
    expect(stdout).toContain('METIER_SECRET')
    expect(stdout).toContain(`"node": "${process.version}"`)
    expect(stdout).toContain(`"version": "${sandbox.run('--version').stdout.trim()}"`)
  })
})

// OST-47: the equivalent of Get-SkillIndex.
describe('metier prompt', () => {
  it('prints the index and nothing else on standard output', () => {
    sandbox.skill('x-deploy')
    const { stdout, status } = sandbox.run('prompt', '--format', 'xml')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^<available_skills>\n/)
    expect(stdout).toContain('<name>x-deploy</name>')
    expect(sandbox.run('Get-SkillIndex.ps1', '--format', 'xml').stdout).toBe(stdout)
  })

  it.each(['markdown', 'table', 'json', 'reference'])('writes %s', (format) => {
    sandbox.skill('x-deploy')
    expect(sandbox.run('prompt', '--format', format).stdout).toContain('x-deploy')
  })

  it('keeps to a budget and says what is missing', () => {
    for (let index = 0; index < 40; index += 1) sandbox.skill(`x-skill-${index}`)
    const answer = JSON.parse(sandbox.run('prompt', '--budget', '200', '--json').stdout)
    expect(answer.tokens).toBeLessThanOrEqual(200)
    expect(answer.omitted).toBeGreaterThan(0)
    expect(answer.text).toContain('metier find')
    expect(sandbox.run('prompt', '--budget', '5').status).toBe(2)
  })

  it('counts skills and tokens, also where no budget is kept to', () => {
    sandbox.write('metier.yaml', 'skills:\n  allowBundled: []\n')
    sandbox.skill('x-deploy')
    expect(sandbox.run('prompt').stderr).toMatch(/^1 skill, about [1-9]\d* tokens\./)
    expect(sandbox.run('prompt', '--format', 'reference').stderr).toMatch(/^1 skill, about [1-9]\d* tokens\./)
    expect(sandbox.run('prompt', '--env').stderr).toMatch(/^1 skill, about [1-9]\d* tokens\./)
  })

  it('writes as the preset does', () => {
    sandbox.skill('x-deploy', 'metadata:\n  mcp-servers: \'[{"name":"github"}]\'\n')
    sandbox.write('metier.yaml', 'mcp:\n  policy: stop\n')
    const { stdout } = sandbox.run('prompt', '--preset', 'squad', '--instructions')
    expect(stdout).toContain('\n    <location>.agents/skills/x-deploy/SKILL.md</location>')
    expect(stdout).toContain('STOP and report')
    sandbox.write('../.config/metier/config.yaml', 'mcp:\n  policy: advisory\n')
    sandbox.write('metier.yaml', '')
    expect(sandbox.run('prompt', '--instructions').stdout).toContain('do what you can')
  })

  it('gives the environment variables with --env', () => {
    sandbox.skill('x-deploy')
    const variables = JSON.parse(sandbox.run('prompt', '--env').stdout)
    expect(variables.AGENT_SKILLS_MANIFEST).toContain('x-deploy')
  })

  it('says how to use skills with --instructions', () => {
    sandbox.skill('x-deploy')
    const { stdout } = sandbox.run('prompt', '--instructions')
    expect(stdout.indexOf('load it before you begin')).toBeGreaterThan(-1)
    expect(stdout.indexOf('load it before you begin')).toBeLessThan(stdout.indexOf('x-deploy'))
  })

  it('is about one role', () => {
    sandbox.skill('x-role', '', '.agents/skills/roles/engineer')
    expect(sandbox.run('prompt').stdout).not.toContain('x-role')
    expect(sandbox.run('prompt', '--role', 'engineer').stdout).toContain('x-role')
  })

  it('prints nothing where there is nothing', () => {
    mkdirSync(join(sandbox.project, '.agents/skills'), { recursive: true })
    sandbox.write('metier.yaml', 'skills:\n  enabled: false\n')
    expect(sandbox.run('prompt').stdout).toBe('')
  })
})
