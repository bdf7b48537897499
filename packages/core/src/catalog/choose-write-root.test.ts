import { describe, expect, it } from 'vitest'
import { MetierError } from '../errors/metier-error.ts'
import { chooseWriteRoot } from './choose-write-root.ts'
import { parseWriteScope } from './parse-write-scope.ts'
import type { Scope } from './scope.ts'
import type { SkillRoot } from './skill-root.ts'

const bases = { project: '/shop', user: '/home/me', config: '/home/me/.config' }
const root = (scope: Scope, path: string, owner?: string): SkillRoot => ({
  path,
  scope,
  order: 0,
  source: 'x',
  ...(owner !== undefined && { owner }),
})

function choose(scope: string, existing: readonly SkillRoot[] = [], preset = 'default') {
  return chooseWriteRoot({ scope: parseWriteScope(scope), preset, existing, bases })
}

describe('chooseWriteRoot (decisions R-40)', () => {
  // BTW-15: none existing, so the preset's own.
  it.each([
    ['default', 'project', '/shop/.agents/skills'],
    ['btw', 'project', '/shop/.btw/skills'],
    ['squad', 'project', '/shop/.ai-team/skills'],
    ['wundr', 'project', '/shop/.claude/skills'],
    ['omni', 'project', '/shop/assets/skills'],
    ['default', 'user', '/home/me/.agents/skills'],
    ['wundr', 'user', '/home/me/.wundr/skills'],
    ['btw', 'user', '/home/me/.config/R/btw/skills'],
    ['default', 'global', '/shop/.agents/skills/global'],
    ['squad', 'global', '/shop/.ai-team/skills'],
    ['default', 'role:engineer', '/shop/.agents/skills/roles/engineer'],
    ['default', 'agent:ripley', '/shop/.ai-team/agents/ripley/skills'],
    ['default', 'room:room-042', '/shop/.agents/war-rooms/room-042/skills'],
  ])('under %s, %s goes to %s', (preset, scope, path) => {
    expect(choose(scope, [], preset)).toEqual({ kind: 'chosen', path, exists: false })
  })

  it('takes the one directory that exists', () => {
    const existing = [root('project', '/shop/.claude/skills'), root('user', '/home/me/.agents/skills')]
    expect(choose('project', existing)).toEqual({ kind: 'chosen', path: '/shop/.claude/skills', exists: true })
  })

  // BTW-14: several existing ones are the user's choice, never ours.
  it('leaves several to choose from, in ladder order', () => {
    const existing = [root('project', '/shop/.claude/skills'), root('project', '/shop/.btw/skills')]
    expect(choose('project', existing, 'btw')).toEqual({
      kind: 'ambiguous',
      paths: ['/shop/.claude/skills', '/shop/.btw/skills'],
    })
  })

  it("counts the preset's own directory among them, whatever rung it is on", () => {
    const existing = [root('project', '/shop/.squad/skills'), root('team', '/shop/.ai-team/skills')]
    expect(choose('project', existing, 'squad')).toMatchObject({ kind: 'ambiguous' })
    expect(choose('project', existing.slice(1), 'squad')).toMatchObject({ path: '/shop/.ai-team/skills', exists: true })
  })

  it("never asks about the user's own", () => {
    const existing = [root('user', '/home/me/.claude/skills'), root('user', '/home/me/.cursor/skills')]
    expect(choose('user', existing)).toEqual({ kind: 'chosen', path: '/home/me/.agents/skills', exists: false })
  })

  it("looks at the asked owner's directories only", () => {
    const existing = [
      root('agent', '/shop/.squad/agents/ripley/skills', 'ripley'),
      root('agent', '/shop/.ai-team/agents/dallas/skills', 'dallas'),
    ]
    expect(choose('agent:ripley', existing)).toMatchObject({ path: '/shop/.squad/agents/ripley/skills' })
    expect(choose('agent:ash', existing)).toMatchObject({ path: '/shop/.ai-team/agents/ash/skills', exists: false })
  })

  it('follows XDG_CONFIG_HOME', () => {
    const scope = parseWriteScope('user')
    const environment = { XDG_CONFIG_HOME: '/xdg' }
    const target = chooseWriteRoot({ scope, preset: 'btw', existing: [], bases: { ...bases, environment } })
    expect(target).toMatchObject({ path: '/xdg/R/btw/skills' })
  })

  it('writes paths as Windows does where the base is one of its', () => {
    const scope = parseWriteScope('project')
    const target = chooseWriteRoot({ scope, preset: 'default', existing: [], bases: { ...bases, project: 'C:\\shop' } })
    expect(target).toMatchObject({ path: 'C:\\shop\\.agents\\skills' })
  })
})

describe('parseWriteScope', () => {
  it.each([
    ['project', { kind: 'project' }],
    ['global', { kind: 'team' }],
    ['team', { kind: 'team' }],
    ['role:code reviewer', { kind: 'role', owner: 'code reviewer' }],
    ['room:room-042', { kind: 'room', owner: 'room-042' }],
  ])('reads %s', (text, scope) => {
    expect(parseWriteScope(text)).toEqual(scope)
  })

  it.each([
    '',
    'everyone',
    'role',
    'role:',
    'project:x',
    'role:..',
    'role:../../etc',
    'role:a/b',
    'role:a\\b',
    'role:a\0b',
    'role:.hidden',
    'role:dot.',
    'role:NUL',
    'role:com1.txt',
    'role:-rf',
    `role:${'a'.repeat(65)}`,
  ])('turns %j away with the next step', (text) => {
    const attempt = () => parseWriteScope(text)
    expect(attempt).toThrow(MetierError)
    expect(attempt).toThrow(expect.objectContaining({ code: 'usage', next: expect.stringContaining('role:') }))
  })
})
