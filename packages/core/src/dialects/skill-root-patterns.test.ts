import { describe, expect, it } from 'vitest'
import { compareRoots } from '../catalog/compare-roots.ts'
import { dialects } from './dialects.ts'
import { presets } from './presets.ts'
import type { RootPattern } from './root-pattern.ts'
import { rootPatterns } from './skill-root-patterns.ts'

const isProject = (pattern: RootPattern) => pattern.scope === 'project'
const pathsOf = (patterns: readonly RootPattern[]) => patterns.map((pattern) => pattern.path)
const inScope = (preset: string, scope: string) =>
  pathsOf(rootPatterns(preset).filter((pattern) => pattern.scope === scope))

// The team root that Squad puts into the project tier is the one exception the ruling makes.
const others = (patterns: readonly RootPattern[]) =>
  patterns.filter((pattern) => !isProject(pattern) && pattern.path !== '.squad/skills')

const findUser = (path: string) =>
  rootPatterns('default').find((pattern) => pattern.scope === 'user' && pattern.path === path)

const sourceOf = (path: string) => rootPatterns('default').find((pattern) => pattern.path === path)?.source

describe('rootPatterns', () => {
  it.each<[string, string, readonly string[]]>([
    ['OST-33: rooms', 'room', ['.agents/war-rooms/*/skills']],
    ['OST-34: roles', 'role', ['.agents/skills/roles/*']],
    // SQD-17: these two shapes are a frozen contract.
    ['SQD-13: agents', 'agent', ['.ai-team/agents/*/skills', '.squad/agents/*/skills']],
    ['SQD-12: teams', 'team', ['.agents/skills/global', '.ai-team/skills', '.squad/skills']],
    ['bundled', 'bundled', ['']],
    ['extra', 'extra', ['']],
    ['remote: never by itself', 'remote', []],
  ])('%s', (_title, scope, expected) => {
    expect(inScope('default', scope)).toEqual(expected)
  })

  // OST-35, OST-43 and BTW-11
  it("orders the user's directories as the ruling does, the clients' own behind them", () => {
    const user = inScope('default', 'user')
    expect(user.slice(0, 4)).toEqual(['.agents/skills', '.claude/skills', '.wundr/skills', 'metier/skills'])
    expect(user).toEqual(expect.arrayContaining(['.config/R/btw/skills', '.codex/skills', '.cursor/skills']))
    expect(user.indexOf('.codex/skills')).toBeLessThan(user.indexOf('.cursor/skills'))
  })

  it.each<[string, readonly string[]]>([
    ['default', ['.claude/skills', '.agents/skills', '.btw/skills', '.github/skills', 'skills', 'assets/skills']],
    // BTW-12
    ['btw', ['.claude/skills', '.agents/skills', '.btw/skills', '.github/skills', 'skills', 'assets/skills']],
    ['wundr', ['.claude/skills', 'skills', '.agents/skills', '.btw/skills', '.github/skills', 'assets/skills']],
    ['ostwin', ['.agents/skills', '.claude/skills', '.btw/skills', '.github/skills', 'skills', 'assets/skills']],
    ['omni', ['assets/skills', '.claude/skills', '.agents/skills', '.btw/skills', '.github/skills', 'skills']],
    [
      'squad',
      ['.squad/skills', '.github/skills', '.copilot/skills', '.claude/skills', '.agents/skills', '.btw/skills'],
    ],
  ])('orders the project tier of the preset %s', (preset, expected) => {
    expect(inScope(preset, 'project').slice(0, 6)).toEqual(expected)
  })

  it.each(presets)('changes nothing but the project tier under the preset $id', ({ id }) => {
    const [plain, changed] = [rootPatterns('default'), rootPatterns(id)]
    expect(pathsOf(changed).toSorted()).toEqual(pathsOf(plain).toSorted())
    expect(others(changed)).toEqual(others(plain))
  })

  it.each(presets)('lists the roots of the preset $id in ladder order, each once', ({ id }) => {
    const patterns = rootPatterns(id)
    expect(patterns.toSorted(compareRoots)).toEqual(patterns)
    const keys = patterns.map((pattern) => `${pattern.scope} ${pattern.order}`)
    expect(new Set(keys).size).toBe(keys.length)
    const places = patterns.filter(({ path }) => path !== '').map((pattern) => `${pattern.base} ${pattern.path}`)
    expect(new Set(places).size).toBe(places.length)
    expect(patterns.every((pattern) => pattern.path.split('*').length <= 2)).toBe(true)
  })

  it('knows every discovered root of every dialect', () => {
    const paths = new Set(pathsOf(rootPatterns('default')))
    const missing = dialects
      .flatMap((dialect) => [...dialect.projectRoots, ...dialect.userRoots])
      .filter((root) => root.discovered !== false && !paths.has(root.path))
    expect(missing).toEqual([])
    expect(paths.has('data/skills')).toBe(false)
  })

  // OST-12: the two categories hold skills and are none.
  it('names the containers', () => {
    const holder = rootPatterns('default').find((pattern) => pattern.path === '.agents/skills' && isProject(pattern))
    expect(holder?.containers).toEqual(['global', 'roles'])
  })

  it("carries the variable that moves a client's home", () => {
    expect(findUser('.claude/skills')?.variable).toEqual({ name: 'CLAUDE_CONFIG_DIR', path: 'skills' })
    expect(findUser('.config/opencode/skills')?.variable).toEqual({ name: 'XDG_CONFIG_HOME', path: 'opencode/skills' })
  })

  it('names as source the one whose directory it is', () => {
    expect(
      ['.claude/skills', '.agents/skills', '.cursor/skills', 'assets/skills', '.ai-team/skills'].map(sourceOf),
    ).toEqual(['claude-code', 'agents', 'cursor', 'omni', 'squad'])
  })

  it('looks in the default order under a preset that does not exist', () => {
    expect(rootPatterns('__proto__')).toEqual(rootPatterns('default'))
  })
})
