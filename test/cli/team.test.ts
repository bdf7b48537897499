import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

describe('metier team', { timeout: 60_000 }, () => {
  let from: Sandbox
  let to: Sandbox
  beforeEach(() => {
    from = new Sandbox()
    to = new Sandbox()
    from.write('.ai-team/agents/fenster/charter.md', '# Fenster — Core Dev\r\n\r\nOwns the core.\r\n')
    from.write(
      '.ai-team/agents/fenster/history.md',
      '# History\n\n## Learnings\n\nShort hooks.\n\n## Key files\n\nsrc/a.ts\n',
    )
    from.skill('api-design', 'metadata:\n  mcp-servers:\n    - name: postgres\n', '.ai-team/agents/fenster/skills')
    from.write('.ai-team/agents/fenster/skills/api-design/references/deep/errors.md', 'One\r\nTwo\r\n')
    from.write('.ai-team/agents/fenster/skills/api-design/assets/logo.png', new Uint8Array([137, 80, 0, 255, 13, 10]))
    from.skill('git-habits', '', '.ai-team/skills')
  })
  afterEach(() => {
    from.remove()
    to.remove()
  })

  const carry = () => {
    expect(from.run('team', 'export', 'moved.squad').status).toBe(0)
    return to.write('moved.squad', from.read('moved.squad'))
  }

  // SQD-94, SQD-86, SQD-87, SQD-90, SQD-91: commands, what moves, whole directories at their places
  it('a team moves to another project, and from there the same bytes move on', () => {
    const exported = from.run('team', 'export')
    expect(exported.stdout).toContain('Exported 1 member and 2 skills: api-design, git-habits')
    expect(existsSync(join(from.project, 'squad-export.squad'))).toBe(true)
    carry()
    // SQD-97: counts and names
    const imported = to.run('team', 'import', 'moved.squad', '--yes')
    expect(imported).toMatchObject({ status: 0 })
    expect(imported.stdout).toContain('Imported 1 member: fenster')
    expect(imported.stdout).toContain('Imported 2 learned skills: api-design, git-habits')
    const own = '.ai-team/agents/fenster/skills/api-design'
    for (const path of [
      `${own}/SKILL.md`,
      `${own}/references/deep/errors.md`,
      `${own}/assets/logo.png`,
      '.ai-team/agents/fenster/charter.md',
      '.ai-team/agents/fenster/history.md',
    ])
      expect(readFileSync(join(to.project, path))).toEqual(readFileSync(join(from.project, path)))
    to.run('team', 'export', 'again.squad')
    expect(to.read('again.squad')).toBe(from.read('moved.squad'))
    expect(to.run('team', 'import', 'moved.squad', '--yes').stdout).toContain(
      'Everything in the bundle is here already.',
    )
  })

  // SQD-98, SQD-49: what a skill wants of servers has come along, and the member is told that it is missing
  it('after the move a member is told which server its skill wants', () => {
    carry()
    to.run('team', 'import', 'moved.squad', '--yes')
    to.write('.mcp.json', '{"mcpServers":{}}')
    const ask = () => to.run('team', 'prompt', 'fenster', '--task', 'Design an endpoint').stdout
    expect(ask()).toContain('- api-design: postgres (required) [not configured here]')
    to.write('.mcp.json', '{"mcpServers":{"postgres":{}}}')
    expect(ask()).not.toContain('[not configured here]')
  })

  // SQD-88, SQD-96: what ships with Metier stays behind; what was learned gets another name than it
  it('leaves built-in skills out and never takes the place of one', () => {
    const shipped = fileURLToPath(new URL('../../skills/debugging', import.meta.url))
    cpSync(shipped, join(from.project, '.ai-team/skills/debugging'), { recursive: true })
    const builtIn = from.read('.ai-team/skills/debugging/SKILL.md')
    expect(from.run('team', 'export').stderr).toContain('they ship with Metier: debugging')
    from.write('.ai-team/skills/debugging/SKILL.md', builtIn.replace('# ', '# Our own '))
    carry()
    expect(to.run('team', 'import', 'moved.squad', '--yes').stdout).toContain('debugging is debugging-imported here')
    expect(to.read('.ai-team/skills/debugging-imported/SKILL.md')).toContain('name: debugging-imported')
  })

  // SQD-95: a folder of another project has them as well
  it('takes no built-in skill from a folder, be it of an older Metier', () => {
    from.run('team', 'init')
    const skill = '.ai-team/skills/squad-git-workflow/SKILL.md'
    const old = from.read(skill).replace('version: "1.0.0"', 'version: "0.1.0"')
    from.write(skill, old)
    const lock = JSON.parse(from.read('.ai-team/skills-lock.json'))
    lock.skills['squad-git-workflow'].files['SKILL.md'] = `sha256:${createHash('sha256').update(old).digest('hex')}`
    from.write('.ai-team/skills-lock.json', JSON.stringify(lock))
    const { stdout } = to.run('team', 'import', from.project, '--yes')
    expect(stdout).toContain('Imported 2 learned skills: api-design, git-habits')
    expect(stdout).not.toContain('-imported')
    // A lock that cannot be read says nothing, and keeps nobody from moving.
    from.write('.ai-team/skills-lock.json', 'no JSON')
    const broken = to.run('team', 'import', from.project, '--dry-run')
    expect(broken.stdout).toContain('squad-git-workflow-imported')
    expect(broken.stdout).not.toContain('squad-code-review-imported')
  })

  it.each([
    ['.ai-team', 'team is a folder'],
    ['.ai-team/agents/fenster', 'agents/fenster is a file'],
    ['.ai-team/skills', 'skills is a file'],
  ])('says what to do where %s is a file', (path, words) => {
    carry()
    to.write(path, 'a file')
    const { status, stderr } = to.run('team', 'import', 'moved.squad', '--yes')
    expect(status).not.toBe(0)
    expect(stderr).not.toContain('inside Metier')
    expect(stderr).toContain(words)
    expect(stderr).toContain('next')
    expect(to.read(path)).toBe('a file')
    expect(existsSync(join(to.project, '.ai-team/agents/fenster/charter.md'))).toBe(false)
  })

  it('keeps what it replaces', () => {
    carry()
    to.write('.squad/agents/fenster/charter.md', 'Mine.\n')
    const done = to.run('team', 'import', 'moved.squad', '--yes', '--json')
    const archive = /"archive": ?"([^"]+)"/.exec(done.stdout)?.[1] ?? ''
    expect(readFileSync(join(archive, 'agents/fenster/charter.md'), 'utf8')).toBe('Mine.\n')
    expect(to.read('.squad/agents/fenster/charter.md')).toContain('Owns the core.')
  })

  it('writes nothing without a word, nor through a link that leads away', () => {
    carry()
    expect(to.run('team', 'import', 'moved.squad')).toMatchObject({ status: 3 })
    expect(to.run('team', 'import', 'moved.squad', '--dry-run').stdout).toContain('Would import 2 learned skills')
    expect(existsSync(join(to.project, '.ai-team'))).toBe(false)
    to.write('.ai-team/agents/x/charter.md', '')
    to.write('outside/keep', '')
    symlinkSync(join(to.project, 'outside'), join(to.project, '.ai-team/skills'))
    expect(to.run('team', 'import', 'moved.squad', '--yes').stderr).toContain('leads out of the team')
    expect(existsSync(join(to.project, '.ai-team/agents/fenster'))).toBe(false)
  })

  it('a hostile bundle leaves no file anywhere', () => {
    to.write(
      'bad.squad',
      '{"squad_format_version":"1.1","team_skills":{"a":{"skill_md":"x","scripts":{"../../../../x":"y"}}}}',
    )
    expect(to.run('team', 'import', 'bad.squad', '--yes')).toMatchObject({ status: 3 })
    expect(existsSync(join(to.project, '.ai-team'))).toBe(false)
    expect(statSync(to.project).isDirectory()).toBe(true)
  })

  it('prints the prompt and nothing else, with its cost beside', () => {
    const { stdout, stderr } = from.run('team', 'prompt', 'fenster', '--task', 'Design an endpoint', '--plain')
    expect(stdout.startsWith('You are fenster, Core Dev of this team.')).toBe(true)
    expect(stdout.trimEnd().endsWith('Design an endpoint')).toBe(true)
    expect(stderr).toMatch(/Skills \(6, discovery\) +\d+ +\d\.\d %/)
  })
})
