import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

const skill = '.ai-team/skills/squad-git-workflow/SKILL.md'

describe('metier team init, hire and upgrade', { timeout: 60_000 }, () => {
  let sandbox: Sandbox
  beforeEach(() => {
    sandbox = new Sandbox()
  })
  afterEach(() => sandbox.remove())

  /** As if an older Metier had been here. */
  const makeOld = () => {
    const old = sandbox.read(skill).replace('version: "1.0.0"', 'version: "0.1.0"')
    sandbox.write(skill, old)
    const lock = JSON.parse(sandbox.read('.ai-team/skills-lock.json'))
    lock.skills['squad-git-workflow'].version = '0.1.0'
    sandbox.write('.ai-team/skills-lock.json', JSON.stringify(lock))
    return old
  }
  /** The lock is told that this is what was installed. */
  const recordDigest = () => {
    const lock = JSON.parse(sandbox.read('.ai-team/skills-lock.json'))
    // The digest that `contentDigest` gives, seen from outside: Metier writes it when it installs.
    lock.skills['squad-git-workflow'].files['SKILL.md'] = digestOf(sandbox.read(skill))
    sandbox.write('.ai-team/skills-lock.json', JSON.stringify(lock))
  }

  // SQD-78, SQD-110
  it('begins a team with the built-in skills, and says so', () => {
    const dry = sandbox.run('team', 'init', '--dry-run')
    expect(dry.stdout).toContain('skills/squad-git-workflow 1.0.0')
    expect(existsSync(join(sandbox.project, '.ai-team'))).toBe(false)
    const done = sandbox.run('team', 'init')
    expect(done.stdout).toContain('Built-in skills loaded: squad-code-review, squad-git-workflow.')
    expect(sandbox.run('team', 'init').stdout).toContain('Nothing to do')
    expect(sandbox.run('list', '--json').stdout).toContain('"squad-code-review"')
    const hired = sandbox.run('team', 'hire', 'Fenster', '--role', 'Core Dev')
    expect(hired.stdout).toContain('Built-in skills loaded: squad-code-review, squad-git-workflow.')
    expect(sandbox.run('team').stdout).toContain('fenster  Core Dev')
    expect(sandbox.run('team', 'hire', 'fenster', '--role', 'x')).toMatchObject({ status: 2 })
  })

  // SQD-31: whoever starts a member makes one call, however many skills there are, and the member reads two files at most
  it('costs one call to start a member, and no look for skills', () => {
    sandbox.run('team', 'init')
    sandbox.run('team', 'hire', 'Fenster', '--role', 'Core Dev')
    sandbox.write('.ai-team/decisions.md', '# Decisions\n')
    const names = Array.from({ length: 15 }, (_, at) => `skill-${at}`)
    for (const name of names) sandbox.skill(name, '', '.ai-team/skills')
    const { stdout } = sandbox.run('team', 'prompt', 'fenster', '--task', 'x', '--plain')
    for (const name of names) expect(stdout).toContain(`<name>${name}</name>`)
    const reads = stdout.split('\n').filter((line) => line.startsWith('Read '))
    expect(reads).toEqual([expect.stringContaining('history.md'), expect.stringContaining('decisions.md')])
    expect(stdout).not.toMatch(/list (?:the )?(?:folder|director)/i)
  })

  it('adds to a team what it lacks and leaves what is there', () => {
    sandbox.write('.squad/agents/a/charter.md', '# A\n')
    sandbox.write('.squad/templates/charter.md', 'own\n')
    const done = sandbox.run('team', 'init')
    expect(done.stdout).toContain('kept     templates/charter.md: it did not come from Metier')
    expect(sandbox.read('.squad/templates/charter.md')).toBe('own\n')
    expect(existsSync(join(sandbox.project, '.squad/skills/squad-code-review/references/checklist.md'))).toBe(true)
  })

  // SQD-81, SQD-82, SQD-83
  it('upgrades what nobody changed, and lays the new text beside what somebody did', () => {
    sandbox.run('team', 'init')
    sandbox.write('.ai-team/agents/a/skills/squad-git-workflow/SKILL.md', 'learned\n')
    makeOld()
    recordDigest()
    expect(sandbox.run('team', 'upgrade', '--dry-run').stdout).toContain('0.1.0 → 1.0.0')
    expect(sandbox.read(skill)).toContain('0.1.0')
    expect(sandbox.run('team', 'upgrade').stdout).toContain('updated  skills/squad-git-workflow/SKILL.md 0.1.0 → 1.0.0')
    expect(sandbox.read(skill)).toContain('1.0.0')
    expect(sandbox.read('.ai-team/agents/a/skills/squad-git-workflow/SKILL.md')).toBe('learned\n')
    const old = makeOld()
    expect(sandbox.run('team', 'upgrade').stdout).toContain('the new one is skills/squad-git-workflow/SKILL.md.new')
    expect(sandbox.read(skill)).toBe(old)
    expect(sandbox.read(`${skill}.new`)).toContain('1.0.0')
  })

  it('forced, asks first and keeps what it replaces', () => {
    sandbox.run('team', 'init')
    sandbox.write(skill, 'mine\n')
    expect(sandbox.run('team', 'upgrade', '--force')).toMatchObject({ status: 3 })
    expect(sandbox.read(skill)).toBe('mine\n')
    const { archive } = JSON.parse(sandbox.run('team', 'upgrade', '--force', '--yes', '--json').stdout).setup
    expect(sandbox.read(archive.slice(sandbox.project.length + 1) + skill.slice('.ai-team'.length))).toBe('mine\n')
    expect(sandbox.read(skill)).toContain('squad-git-workflow')
  })

  // SQD-88: a built-in skill of an earlier Metier is known by the lock and stays behind; a changed one moves
  it('exports no built-in skill, whatever its version, unless somebody changed it', () => {
    sandbox.run('team', 'init')
    makeOld()
    recordDigest()
    expect(sandbox.run('team', 'export').stderr).toContain('squad-code-review, squad-git-workflow')
    sandbox.write(skill, sandbox.read(skill).replace('# Git', '# Our Git'))
    expect(sandbox.run('team', 'export').stdout).toContain('1 skill: squad-git-workflow')
  })
})

function digestOf(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`
}
