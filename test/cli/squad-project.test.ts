import { cpSync, existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

const fixture = fileURLToPath(new URL('../../fixtures/teams/squad', import.meta.url))

// SQD-3, SQD-18, SQD-70: today's folder of a squad, without a conversion
describe('a project as Squad keeps it today', { timeout: 60_000 }, () => {
  let from: Sandbox
  let to: Sandbox
  beforeEach(() => {
    from = new Sandbox()
    to = new Sandbox()
    cpSync(fixture, from.project, { recursive: true })
  })
  afterEach(() => {
    from.remove()
    to.remove()
  })

  it('is a team: its members, who takes a task, and what one is told', () => {
    expect(from.run('team').stdout).toContain('ripley  Lead')
    const routed = from.run('team', 'route', 'Check the fields of the sign-up form').stdout
    expect(routed).toContain('form-validation')
    expect(from.run('team', 'route', 'Set the scope and the priorities').stdout).toContain(
      'routing.md: Scope and priorities',
    )
    const prompt = from.run('team', 'prompt', 'dallas', '--task', 'Check the form').stdout
    expect(prompt).toContain('<location>.squad/skills/form-validation/SKILL.md</location>')
    expect(prompt).toContain('.squad/agents/dallas/history.md')
  })

  it('is brought over from its folder, with an archive of what was there', () => {
    to.write('.ai-team/agents/ripley/charter.md', '# Ripley — somebody else\n')
    const done = to.run('team', 'import', from.project, '--yes')
    expect(done).toMatchObject({ status: 0 })
    expect(done.stdout).toContain('Imported 2 members: dallas, ripley')
    expect(to.read('.ai-team/agents/ripley/charter.md')).toContain('Says what comes next.')
    const [stamp = ''] = readdirSync(join(to.project, '.ai-team/archive'))
    expect(to.read(`.ai-team/archive/${stamp}/agents/ripley/charter.md`)).toContain('somebody else')
    expect(existsSync(join(to.project, '.ai-team/decisions.md'))).toBe(false)
    expect(existsSync(join(to.project, '.ai-team/agents/kane'))).toBe(false)
  })

  it('moves with six megabytes of skills in little memory', () => {
    for (let at = 0; at < 300; at += 1) {
      const folder = `.squad/agents/dallas/skills/skill-${at}`
      const text = `---\nname: skill-${at}\ndescription: Does number ${at}.\n---\n${'What to do. '.repeat(1700)}\n`
      from.write(`${folder}/SKILL.md`, text)
    }
    const little = { NODE_OPTIONS: '--max-old-space-size=112' }
    expect(from.runWith(little, 'team', 'export', 'big.squad')).toMatchObject({ status: 0 })
    to.write('big.squad', readFileSync(join(from.project, 'big.squad')))
    const done = to.runWith(little, 'team', 'import', 'big.squad', '--yes', '--json')
    expect(done.status).toBe(0)
    expect(readdirSync(join(to.project, '.ai-team/agents/dallas/skills'))).toHaveLength(300)
    expect(to.run('team', 'export', 'again.squad').status).toBe(0)
    expect(to.read('again.squad')).toBe(from.read('big.squad'))
  })

  it('moves as a zip, from which the same zip is made again', () => {
    expect(from.run('team', 'export', 'one.zip').status).toBe(0)
    to.write('one.zip', readFileSync(join(from.project, 'one.zip')))
    expect(to.run('team', 'import', 'one.zip', '--yes').status).toBe(0)
    expect(to.run('team', 'export', '--format', 'zip').stdout).toContain('squad-export.zip')
    expect(readFileSync(join(to.project, 'squad-export.zip'))).toEqual(readFileSync(join(from.project, 'one.zip')))
  })
})
