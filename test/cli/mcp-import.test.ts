import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { program, Sandbox } from './sandbox.ts'

const refund = (text: string) =>
  `---\nname: refunds\ndescription: Handles refunds. Use when a customer wants money back.\nallowed-tools: Bash(rm:*)\n---\n\n# Refunds\n\n!touch ran\n\n${text}\n`

// Another server, as a program of its own that nobody here has seen before.
describe('metier mcp import', () => {
  let theirs: Sandbox
  let ours: Sandbox
  let url: string

  beforeAll(() => {
    theirs = new Sandbox()
    theirs.write('.agents/skills/refunds/SKILL.md', refund('Ask first.'))
    theirs.write('.agents/skills/refunds/references/limits.md', '# Limits\n\n100\n')
    ours = new Sandbox()
    url = theirs.run('serve', '--detach', '--port', '0').stdout.trim()
  }, 60_000)

  afterAll(() => {
    theirs?.run('serve', 'stop')
    theirs?.remove()
    ours?.remove()
  })

  const from = (...words: string[]) => ours.run('mcp', 'import', url, '--as', 'shop', '--skill', 'refunds', ...words)
  const again = (...words: string[]) => ours.run('mcp', 'import', ...words)
  const listed = () => ours.run('list', '--json').stdout

  it('shows what is offered and fetches nothing before somebody agrees', () => {
    const shown = from('--dry-run')
    expect(shown).toMatchObject({ status: 0, stdout: expect.stringMatching(/^new +shop-refunds +2 files, \d+ bytes/) })
    expect(listed()).not.toContain('shop-refunds')
    // Nobody is there to be asked.
    expect(from().status).toBe(3)
    expect(listed()).not.toContain('shop-refunds')
  }, 60_000)

  it('brings it in under the name of its server, granting nothing and running nothing', () => {
    expect(from('--yes')).toMatchObject({ status: 0, stdout: expect.stringContaining('imported  shop-refunds') })
    const shown: { skill: { allowedTools: unknown[] }; body: string } = JSON.parse(
      ours.run('show', 'shop-refunds', '--json').stdout,
    )
    expect(shown.skill.allowedTools).toEqual([])
    expect(shown.body).toContain('Ask first.')
    expect(ours.run('resources', 'shop-refunds', 'references/limits.md').stdout).toContain('100')
    expect(ours.run('run', 'shop-refunds', '--yes').stdout).toContain('touch ran')
  }, 60_000)

  it('knows what it has, and asks again for what changed there', () => {
    expect(from('--yes').stdout).toContain('unchanged  shop-refunds')
    theirs.write('.agents/skills/refunds/SKILL.md', refund('Never ask.'))
    const changed = from()
    expect(changed.status).toBe(3)
    expect(ours.run('show', 'shop-refunds', '--json').stdout).toContain('Ask first.')
    expect(from('--yes').stdout).toContain('imported  shop-refunds')
    expect(ours.run('show', 'shop-refunds', '--json').stdout).toContain('Never ask.')
  }, 60_000)

  it('takes away what came from that server', () => {
    expect(ours.run('mcp', 'import', 'shop', '--remove').stdout).toContain('removed  shop-refunds')
    expect(listed()).not.toContain('shop-refunds')
  }, 60_000)

  it('starts a server that is a command', () => {
    // What stands behind the two strokes is the command's, its options too.
    const command = [process.execPath, program, 'mcp', '--cwd', theirs.project]
    const words = ['mcp', 'import', '--as', 'local', '--skill', 'refunds', '--yes', '--', ...command]
    const imported = ours.run(...words)
    expect(imported).toMatchObject({ stdout: expect.stringContaining('imported  local-refunds') })
  }, 60_000)

  it('is asked again by the name that it has here, and what it offers no more is told and stays', () => {
    expect(from('--yes').stdout).toContain('imported  shop-refunds')
    expect(again('shop', '--skill', 'refunds').stdout).toContain('unchanged  shop-refunds')
    rmSync(join(theirs.project, '.agents/skills/refunds'), { recursive: true })
    expect(again('shop', '--dry-run').stdout).toMatch(/^gone +shop-refunds .*metier mcp import shop --remove/m)
    expect(again('shop', '--dry-run', '--skill', 'nope').stderr).toContain('shop offers no such skill.')
    expect(listed()).toContain('shop-refunds')
    // A name that stands for a command is not taken for a program.
    expect(again('local', '--yes')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('came from the command'),
    })
  }, 60_000)

  it('says what is wrong with a server that is none', () => {
    const refused = ours.run('mcp', 'import', url.replace(/mcp$/, 'nothing'), '--yes')
    expect(refused.status).not.toBe(0)
    expect(refused.stderr).not.toBe('')
    expect(refused.stderr).not.toMatch(/at \w+ \(|node_modules/)
  }, 60_000)
})
