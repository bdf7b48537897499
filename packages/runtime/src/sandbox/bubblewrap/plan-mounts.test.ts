import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxCommand, SandboxGrants } from '@metier/core'
import { afterAll, describe, expect, it } from 'vitest'
import { planMounts } from './plan-mounts.ts'

const place = realpathSync(mkdtempSync(join(tmpdir(), 'metier-mounts-')))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const home = join(place, 'home')
const skill = join(home, 'skills', 'demo')
const project = join(home, 'a project')
for (const path of [skill, join(project, '.git', 'hooks'), join(project, 'inner'), join(home, '.config', 'gh')])
  mkdirSync(path, { recursive: true })
writeFileSync(join(project, '.git', 'config'), '')
writeFileSync(join(project, 'metier.yaml'), '')
symlinkSync(home, join(place, 'other-home'))
symlinkSync('/', join(project, '.claude'))

function plan(grants: Partial<SandboxGrants> = {}, more: Partial<SandboxCommand> = {}) {
  const command: SandboxCommand = {
    argv: ['true'],
    cwd: skill,
    skillDirectory: skill,
    environment: { HOME: home },
    limits: { timeoutMs: 1, outputBytes: 1, memoryBytes: 4096, processes: 1, fileBytes: 1, cpuSeconds: 1 },
    ...more,
    grants: { network: false, credentials: [], readable: [], writable: [], ...grants },
  }
  return planMounts({ command, home, toolchains: [], own: [join(home, '.config', 'metier')] })
}

const rows = (...args: Parameters<typeof plan>) =>
  plan(...args).mounts.map((mount) => `${mount.kind} ${mount.path.replace(place, '')}`)

describe('what a command sees of the disk', () => {
  it('is nothing of the user but its skill', () => {
    expect(rows()).toEqual(['private /tmp', 'private /home', 'read /home/skills/demo'])
  })

  it('is the project when it is granted, to read', () => {
    expect(rows({ workspace: { directory: project, access: 'read' } })).toEqual([
      'private /tmp',
      'private /home',
      'read /home/a project',
      'read /home/skills/demo',
    ])
  })

  it('is the project to write, but for what something runs later; never through a link', () => {
    expect(rows({ workspace: { directory: project, access: 'write' } })).toEqual([
      'private /tmp',
      'private /home',
      'write /home/a project',
      'write /home/a project/.git',
      'read /home/a project/.git/hooks',
      'read /home/a project/.git/config',
      'read /home/a project/metier.yaml',
      'read /home/skills/demo',
    ])
  })

  it.each(['read', 'write'] as const)('is what is granted to %s, but for what Metier keeps there', (access) => {
    expect(rows({ workspace: { directory: join(home, '.config'), access } })).toEqual([
      'private /tmp',
      'private /home',
      `${access} /home/.config`,
      'hidden /home/.config/metier',
      'read /home/skills/demo',
    ])
  })

  it('is a credential, read-only, unless it lies in what may be written anyway', () => {
    const gh = join(home, '.config', 'gh')
    expect(rows({ credentials: [gh, join(home, 'missing')] })).toContain('read /home/.config/gh')
    expect(rows({ credentials: [gh], writable: [join(home, '.config')] })).not.toContain('read /home/.config/gh')
  })

  it('is each thing once, the outer before the inner, the skill last', () => {
    expect(rows({ readable: [join(project, 'inner'), project, project], writable: [join(home, 'skills')] })).toEqual([
      'private /tmp',
      'private /home',
      'read /home/a project',
      'write /home/skills',
      'read /home/skills/demo',
    ])
  })

  it('is the same over a link: it is mounted where it really is, and the link is made again', () => {
    const linked = join(place, 'other-home', 'skills', 'demo')
    const { mounts, cwd } = plan({}, { skillDirectory: linked, cwd: linked })
    expect(cwd).toBe(skill)
    expect(mounts).toContainEqual({ kind: 'link', path: join(place, 'other-home'), target: home })
    expect(mounts.at(-1)).toEqual({ kind: 'read', path: skill })
  })

  it('is the copy of what was judged, at the place of the skill', () => {
    const { mounts, cwd } = plan({}, { skillFiles: join(home, '.cache', 'copy') })
    expect(cwd).toBe(skill)
    expect(mounts.at(-1)).toEqual({ kind: 'read', path: skill, from: join(home, '.cache', 'copy') })
  })

  it('has room for temporary files where the environment says', () => {
    expect(rows({}, { environment: { HOME: home, TMPDIR: '/scratch/me' } })).toContain('private /scratch/me')
    expect(rows({}, { environment: { HOME: home, TMPDIR: '/usr/x' } })).not.toContain('private /usr/x')
  })

  it.each(['/', '/usr', '/etc'])('keeps the system when somebody calls %s a home', (path) => {
    expect(rows({}, { environment: { HOME: path } }).filter((row) => row.startsWith('private'))).toEqual([
      'private /tmp',
    ])
  })

  it.each(['/proc', '/sys', '/dev', '/run'])('is never %s', (path) => {
    expect(() => plan({ readable: [path] })).toThrowError(expect.objectContaining({ code: 'refused' }))
  })

  it.each(['/', place, home, join(place, 'other-home')])('is never the whole home, as with %s', (path) => {
    for (const grants of [
      { readable: [path] },
      { writable: [path] },
      { credentials: [path] },
      { workspace: { directory: path, access: 'read' } },
    ] as const)
      expect(() => plan(grants)).toThrowError(expect.objectContaining({ code: 'refused' }))
  })

  it('cannot be planned for a skill that is gone', () => {
    const gone = join(home, 'gone')
    expect(() => plan({}, { skillDirectory: gone })).toThrowError(expect.objectContaining({ code: 'not-found' }))
    expect(() => plan({}, { cwd: gone })).toThrowError(expect.objectContaining({ code: 'not-found' }))
  })
})
