import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { createCatalog } from './create-catalog.ts'
import { createView } from './create-view.ts'
import { projectRoot, type SampleContext, sampleCandidate, sampleContext } from './sample.case.ts'
import type { Scope } from './scope.ts'
import type { SkillRoot } from './skill-root.ts'
import type { CatalogView } from './view.ts'

function root(scope: Scope, path: string, owner?: string): SkillRoot {
  return { path, scope, order: 0, source: 'x', ...(owner !== undefined && { owner }) }
}

const room = root('room', '/shop/.agents/war-rooms/room-042/skills', 'room-042')
const ripley = root('agent', '/shop/.ai-team/agents/ripley/skills', 'ripley')
const engineer = root('role', '/shop/.agents/skills/roles/engineer', 'engineer')
const qa = root('role', '/shop/.agents/skills/roles/qa', 'qa')
const global = root('team', '/shop/.agents/skills/global')
const user = root('user', '/home/me/.agents/skills')
const bundled = root('bundled', '/opt/skills')
const remote = root('remote', 'https://example.org')

function view(candidates: readonly Candidate[], context: SampleContext = {}) {
  return createView(createCatalog({ roots: [], candidates, problems: [], generation: 3 }), sampleContext(context))
}

const parts = ({ entries, active, all, unresolvedReferences }: CatalogView) => ({
  entries,
  active,
  all,
  unresolvedReferences,
})

const named = (name: string, root: SkillRoot = projectRoot) => sampleCandidate({ root, skill: { name } })
const names = (entries: readonly { readonly name: string }[]) => entries.map((entry) => entry.name)

describe('scopes (decisions R-9)', () => {
  const house = [
    named('auto-memory', global),
    named('implement-epic', engineer),
    named('review-epic', qa),
    named('audit', ripley),
    named('room-notes', room),
    named('lint', projectRoot),
    named('mine', user),
    named('shipped', bundled),
    named('far-away', remote),
  ]
  const flat = ['lint', 'mine', 'shipped']

  it.each<[string, SampleContext, readonly string[]]>([
    ['OST-13: global skills are for everyone', {}, ['auto-memory', ...flat]],
    ['OST-14: a role sees its own and no other', { role: 'engineer' }, ['auto-memory', 'implement-epic', ...flat]],
    ['a role is found in any spelling', { role: 'QA' }, ['auto-memory', ...flat, 'review-epic'].toSorted()],
    ['a room sees its own', { room: 'room-042' }, ['auto-memory', ...flat, 'room-notes'].toSorted()],
    ['another room does not', { room: 'room-043' }, ['auto-memory', ...flat]],
    [
      'a role that leaves the flat ones out',
      { role: 'engineer', settings: { includeFlat: false } },
      ['auto-memory', 'implement-epic'],
    ],
    ['flat ones stay without a role or room', { settings: { includeFlat: false } }, ['auto-memory', ...flat]],
  ])('%s', (_title, context, expected) => {
    expect(names(view(house, context).active)).toEqual(expected)
  })

  // OST-17: the example tree of the document.
  it.each([
    ['engineer', ['implement-epic', 'fix-from-qa', 'write-tests', 'refactor-code']],
    ['qa', ['review-epic', 'review-task', 'build-verify']],
    ['architect', ['create-role', 'design-review', 'write-adr']],
    ['manager', ['assign-epic', 'triage-failure', 'discover-skills']],
  ])('the example tree gives %s the global skills and its own', (role, own) => {
    const shared = ['auto-memory', 'war-room-communication', 'create-architecture', 'create-lifecycle', 'lang']
    const mine = root('role', `/shop/.agents/skills/roles/${role}`, role)
    const tree = [
      ...shared.map((name) => named(name, global)),
      ...own.map((name) => named(name, mine)),
      ...house.filter((candidate) => candidate.root.scope === 'role' && candidate.root.owner !== role),
    ]
    expect(names(view(tree, { role }).active)).toEqual([...shared, ...own].toSorted())
  })

  // OST-15 and OST-37
  it.each(['engineer', 'qa', 'manager'])('global skills are in every session: %s', (role) => {
    const seen = view(house, { role })
    expect(names(seen.active)).toContain('auto-memory')
    expect(seen.resolve('auto-memory')?.state).toBe('active')
  })

  // OST-16
  it('an engineer does not see a skill of qa, and does once it is referenced', () => {
    expect(view(house, { role: 'engineer' }).resolve('review-epic')).toBeUndefined()
    const seen = view(house, { role: 'engineer', references: { plan: ['review-epic'] } })
    expect(seen.resolve('review-epic')?.candidate.root).toBe(qa)
    expect(names(seen.active)).toContain('review-epic')
  })

  // SQD-15 and SQD-16
  it("what is an agent's is for that agent, what is the team's for every one", () => {
    const team = named('conventions', root('team', '/shop/.ai-team/skills'))
    const ripleys = names(view([...house, team], { agent: 'ripley' }).active)
    const others = names(view([...house, team], { agent: 'dallas' }).active)
    expect(ripleys).toEqual(expect.arrayContaining(['audit', 'conventions']))
    expect(others).toContain('conventions')
    expect(others).not.toContain('audit')
  })

  it('no reference opens another room, another agent or the remote index', () => {
    const references = { role: ['room-notes', 'audit', 'far-away'] }
    const seen = view(house, { role: 'engineer', room: 'room-043', agent: 'dallas', references })
    expect(seen.unresolvedReferences).toEqual(references.role)
    expect(names(seen.all)).not.toEqual(expect.arrayContaining(['room-notes']))
  })

  // OST-36
  it('an override in one room leaves the others as they are', () => {
    const override = named('auto-memory', room)
    const candidates = [...house, override]
    expect(view(candidates, { room: 'room-042' }).resolve('auto-memory')?.candidate).toBe(override)
    expect(view(candidates, { room: 'room-043' }).resolve('auto-memory')?.candidate.root).toBe(global)
    expect(view(candidates).resolve('auto-memory')?.candidate.root).toBe(global)
  })
})

describe('references (decisions R-8)', () => {
  const everywhere = ['implement-epic', 'write-tests'].map((name) => named(name, engineer))
  const others = ['fix-from-qa', 'security-review'].map((name) => named(name, qa))
  const plans = named('create-architecture', root('role', '/shop/.agents/skills/roles/architect', 'architect'))

  // OST-19, OST-24 and OST-25: three sources, each adding to what the role has by itself.
  it('adds what role, room and plan name', () => {
    const references = {
      role: ['implement-epic', 'write-tests'],
      room: ['fix-from-qa', 'security-review'],
      plan: ['create-architecture'],
    }
    const candidates = [...everywhere, ...others, plans, named('unnamed', qa)]
    const seen = view(candidates, { role: 'engineer', references })
    expect(names(seen.active)).toEqual([
      'create-architecture',
      'fix-from-qa',
      'implement-epic',
      'security-review',
      'write-tests',
    ])
    expect(seen.unresolvedReferences).toEqual([])
    expect(names(view(candidates, { role: 'engineer' }).active)).toEqual(['implement-epic', 'write-tests'])
  })

  it('reports what no skill answers to, and goes on', () => {
    const seen = view([...others], { references: { role: ['nowhere'], plan: ['fix_from_qa'] } })
    expect(seen.unresolvedReferences).toEqual(['nowhere'])
    expect(names(seen.active)).toEqual(['fix-from-qa'])
  })

  it("prefers what is in the session to another role's skill of the same name", () => {
    const mine = named('fix-from-qa', user)
    const seen = view([...others, mine], { role: 'engineer', references: { room: ['fix-from-qa'] } })
    expect(seen.resolve('fix-from-qa')?.candidate).toBe(mine)
    expect(seen.all).toHaveLength(1)
  })

  it('finds a referenced skill by its folder', () => {
    const odd = sampleCandidate({ root: qa, folder: 'my_new_skill', skill: { name: 'my_skill' } })
    const seen = view([odd], { references: { plan: ['my-new-skill'] } })
    expect(names(seen.active)).toEqual(['my_skill'])
    expect(seen.unresolvedReferences).toEqual([])
  })

  it('disables by reference, and says how to undo it', () => {
    const seen = view([named('a'), named('b_c')], { references: { disabled: ['B-c'] } })
    expect(names(seen.active)).toEqual(['a'])
    expect(seen.resolve('b_c')).toMatchObject({ state: 'disabled', reasons: [{ code: 'disabled-by-reference' }] })
  })
})

describe('one name, several skills', () => {
  // BTW-34: skipped and reported, never fatal.
  it('a broken file does not keep a sound one from being used, and is reported', () => {
    const broken = sampleCandidate({ skill: null, folder: 'sample' })
    const sound = sampleCandidate({ root: user })
    const seen = view([broken, sound])
    expect(seen.entries).toHaveLength(1)
    expect(seen.resolve('sample')?.candidate).toBe(sound)
    const codes = seen.all[0]?.reasons.map((reason) => reason.code)
    expect(seen.all[0]).toMatchObject({ state: 'invalid', shadowedBy: sound.location })
    expect(codes).toEqual(['passed-over', 'missing-description'])
  })

  it.each([
    ['disabled', { skill: { enabled: false } }],
    ['blocked', { verdict: 'block' }],
    ['ineligible', { skill: { os: ['darwin'] } }],
  ] as const)('one that is %s still stands in front of what it was meant to replace', (state, changes) => {
    const first = sampleCandidate(changes)
    const seen = view([first, sampleCandidate({ root: user })])
    expect(seen.resolve('sample')).toMatchObject({ candidate: first, state })
    expect(seen.active).toEqual([])
  })

  it('settles two in one root by path and reports it on both', () => {
    const first = sampleCandidate({ folder: 'a', skill: { name: 'my_skill' } })
    const second = sampleCandidate({ folder: 'b', skill: { name: 'My Skill' } })
    const seen = view([second, first])
    expect(seen.entries.map((entry) => entry.candidate)).toEqual([first])
    expect(seen.entries[0]).toMatchObject({ state: 'active', reasons: [{ code: 'duplicate-name' }] })
    const codes = seen.all[1]?.reasons.map((reason) => reason.code)
    expect(codes).toEqual(['shadowed', 'duplicate-name'])
  })

  it('says nothing of duplicates between roots: there one is meant to win', () => {
    const seen = view([sampleCandidate(), sampleCandidate({ root: user })])
    expect(seen.entries[0]?.reasons).toEqual([])
  })
})

describe('looking up', () => {
  // OMN-63: decisions R-4 name these three spellings.
  it.each(['my_skill', 'my-skill', 'my_new_skill', 'MY SKILL'])('finds the skill as %s', (name) => {
    const candidate = sampleCandidate({ folder: 'my_new_skill', skill: { name: 'my_skill' } })
    expect(view([candidate]).resolve(name)?.candidate).toBe(candidate)
  })

  it('takes a name before a folder of that name', () => {
    const byName = sampleCandidate({ root: user, folder: 'other', skill: { name: 'tidy' } })
    const byFolder = sampleCandidate({ folder: 'tidy', skill: { name: 'clean' } })
    expect(view([byName, byFolder]).resolve('tidy')?.candidate).toBe(byName)
  })

  it.each(['', '__proto__', 'constructor', 'nothing'])('knows no skill named %j', (name) => {
    expect(view([named('a')]).resolve(name)).toBeUndefined()
  })

  const anyCandidate = fc
    .tuple(
      fc.constantFrom('a', 'A', 'a_b', 'a-b', 'c', 'd'),
      fc.constantFrom('a', 'a_b', 'x', 'y'),
      fc.constantFrom(projectRoot, user, engineer, qa, global, room),
      fc.boolean(),
    )
    .map(([name, folder, where, isBroken]) =>
      sampleCandidate({ root: where, folder, skill: isBroken ? null : { name } }),
    )
  const anyHouse = fc.uniqueArray(anyCandidate, { selector: (candidate) => candidate.location, maxLength: 16 })
  const anyContext = fc.record(
    {
      role: fc.constantFrom('engineer', 'qa'),
      room: fc.constant('room-042'),
      references: fc.constant({ plan: ['c'] }),
    },
    { requiredKeys: [] },
  )

  // Decisions R-6: what is listed is what is fetched.
  it('resolves every listed entry to itself', () => {
    fc.assert(
      fc.property(anyHouse, anyContext, (candidates, context) => {
        const seen = view(candidates, context)
        for (const entry of seen.entries) {
          expect(seen.resolve(entry.name)).toBe(entry)
          expect(seen.all).toContain(entry)
        }
      }),
    )
  })

  it('accounts for every entry: listed, or shadowed by one that is listed', () => {
    fc.assert(
      fc.property(anyHouse, anyContext, (candidates, context) => {
        const seen = view(candidates, context)
        const listed = new Set(seen.entries.map((entry) => entry.candidate.location))
        for (const entry of seen.all) {
          const isListed = listed.has(entry.candidate.location)
          expect(isListed).toBe(entry.shadowedBy === undefined)
          expect(isListed || listed.has(entry.shadowedBy ?? '')).toBe(true)
        }
        expect(new Set(seen.all.map((entry) => entry.candidate.location)).size).toBe(seen.all.length)
      }),
    )
  })

  it('does not depend on the order in which skills were found', () => {
    fc.assert(
      fc.property(anyHouse, anyContext, (candidates, context) => {
        expect(parts(view(candidates.toReversed(), context))).toEqual(parts(view(candidates, context)))
      }),
    )
  })

  it('lists in byte order of the names', () => {
    const seen = view([named('b'), named('Z'), named('ä'), named('a')])
    expect(names(seen.entries)).toEqual(['Z', 'a', 'b', 'ä'])
    expect(seen.generation).toBe(3)
  })
})
