import { describe, expect, it } from 'vitest'
import { presets } from '../dialects/presets.ts'
import { rootPatterns } from '../dialects/skill-root-patterns.ts'
import { createCatalog } from './create-catalog.ts'
import { createView } from './create-view.ts'
import { sampleCandidate, sampleContext } from './sample.case.ts'
import type { SkillRoot } from './skill-root.ts'
import type { ViewContext } from './view-context.ts'

const bases = {
  project: '/shop',
  user: '/home/me',
  config: '/home/me/.config',
  bundled: '/opt/skills',
  extra: '/extra',
}
const owners: Readonly<Record<string, string>> = { room: 'room-042', agent: 'ripley', role: 'engineer' }
const inRoom = { room: 'room-042', agent: 'ripley', role: 'engineer' }

/** Every root of a preset with its owner filled in. */
function rootsOf(preset: string): readonly SkillRoot[] {
  return rootPatterns(preset).map(({ base, path, scope, order, source }) => {
    const owner = path.includes('*') ? owners[scope] : undefined
    const filled = owner === undefined ? path : path.replace('*', owner)
    return {
      path: filled === '' ? bases[base] : `${bases[base]}/${filled}`,
      scope,
      order,
      source,
      ...(owner !== undefined && { owner }),
    }
  })
}

/** The roots that win in turn when a skill of one name lies in all given roots and each winner is taken away. */
function winnersInTurn(roots: readonly SkillRoot[], context: ViewContext): readonly string[] {
  // Given in reverse, so that nothing wins by having come first.
  let candidates = roots.toReversed().map((root) => sampleCandidate({ root }))
  const order: string[] = []
  for (;;) {
    const view = createView(createCatalog({ roots, candidates, problems: [], generation: 1 }), context)
    const [winner, ...others] = view.entries
    if (winner === undefined) return order
    expect(others).toEqual([])
    expect(view.resolve('sample')).toBe(winner)
    const unexplained = view.all.filter(
      (entry) =>
        entry !== winner && (entry.shadowedBy !== winner.candidate.location || entry.reasons[0]?.code !== 'shadowed'),
    )
    expect(unexplained).toEqual([])
    order.push(winner.candidate.root.path)
    candidates = candidates.filter((candidate) => candidate !== winner.candidate)
  }
}

const paths = (roots: readonly SkillRoot[]) => roots.map((root) => root.path)

describe.each(presets)('the ladder of the preset $id', ({ id }) => {
  // WUN-100: the same name in every directory, and the winner taken away one at a time.
  it('is walked from top to bottom', () => {
    const roots = rootsOf(id)
    expect(winnersInTurn(roots, sampleContext({ preset: id, ...inRoom }))).toEqual(paths(roots))
  })

  it('has no room, agent or role without being asked for one', () => {
    const roots = rootsOf(id)
    const expected = roots.filter((root) => !['room', 'agent', 'role'].includes(root.scope))
    expect(winnersInTurn(roots, sampleContext({ preset: id }))).toEqual(paths(expected))
  })
})

const only = (preset: string, ...wanted: readonly string[]) =>
  rootsOf(preset).filter((root) => wanted.includes(root.path))

describe('what the source systems say of precedence', () => {
  // OST-32, OST-33, OST-34 and OST-35
  it('OSTwin: room over project over user', () => {
    const expected = [
      '/shop/.agents/war-rooms/room-042/skills',
      '/shop/.agents/skills/roles/engineer',
      '/home/me/.agents/skills',
    ]
    const context = sampleContext({ preset: 'ostwin', ...inRoom })
    expect(winnersInTurn(only('ostwin', ...expected), context)).toEqual(expected)
  })

  // BTW-10
  it('btw: .claude over .agents over .btw over the user over what is bundled', () => {
    const expected = [
      '/shop/.claude/skills',
      '/shop/.agents/skills',
      '/shop/.btw/skills',
      '/home/me/.config/R/btw/skills',
      '/opt/skills',
    ]
    expect(winnersInTurn(only('btw', ...expected), sampleContext({ preset: 'btw' }))).toEqual(expected)
  })

  // WUN-33 and WUN-35
  it('Wundr: the workspace over what is managed over bundled over extra', () => {
    const expected = ['/shop/.claude/skills', '/shop/skills', '/home/me/.wundr/skills', '/opt/skills', '/extra']
    expect(winnersInTurn(only('wundr', ...expected), sampleContext({ preset: 'wundr' }))).toEqual(expected)
  })

  // BTW-13: not just the first directory that exists.
  it('btw: every project directory adds its skills', () => {
    const roots = only('btw', '/shop/.claude/skills', '/shop/.agents/skills', '/shop/.btw/skills')
    const candidates = roots.map((root, index) => sampleCandidate({ root, skill: { name: `s${index}` } }))
    const view = createView(createCatalog({ roots, candidates, problems: [], generation: 1 }), sampleContext())
    expect(view.active.map((entry) => entry.name)).toEqual(['s0', 's1', 's2'])
  })
})
