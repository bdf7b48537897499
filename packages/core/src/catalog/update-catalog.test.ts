import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Candidate } from './candidate.ts'
import { createCatalog } from './create-catalog.ts'
import { createView } from './create-view.ts'
import { ladder } from './ladder.ts'
import { projectRoot, sampleCandidate, sampleContext } from './sample.case.ts'
import type { SkillRoot } from './skill-root.ts'
import { updateCatalog } from './update-catalog.ts'

const userRoot: SkillRoot = { path: '/home/me/.agents/skills', scope: 'user', order: 0, source: 'agents' }

function catalogOf(...candidates: readonly Candidate[]) {
  return createCatalog({ roots: [userRoot, projectRoot], candidates, problems: [], generation: 1 })
}

const named = (name: string, root = projectRoot) => sampleCandidate({ root, skill: { name } })

describe('createCatalog', () => {
  it('puts roots and candidates in ladder order', () => {
    const catalog = catalogOf(named('b', userRoot), named('b'), named('a', userRoot), named('a'))
    expect(catalog.roots).toEqual([projectRoot, userRoot])
    expect([...catalog.candidates.keys()]).toEqual([
      '/shop/.claude/skills/a/SKILL.md',
      '/shop/.claude/skills/b/SKILL.md',
      '/home/me/.agents/skills/a/SKILL.md',
      '/home/me/.agents/skills/b/SKILL.md',
    ])
  })

  it('keeps the stronger of two with one location', () => {
    const strong = named('a')
    const weak = { ...strong, root: userRoot }
    expect([...catalogOf(weak, strong).candidates.values()]).toEqual([strong])
  })
})

describe('updateCatalog', () => {
  it('replaces, adds and removes, and shares everything else', () => {
    const [a, b, c] = [named('a'), named('b'), named('c')]
    const before = catalogOf(a, b, c)
    const changed = sampleCandidate({ skill: { name: 'b', description: 'Other.' } })
    const after = updateCatalog(before, { replaced: [changed, named('d')], removed: [c.location] })
    expect(ladder(after).map((candidate) => candidate.skill?.name)).toEqual(['a', 'b', 'd'])
    expect(after.candidates.get(a.location)).toBe(a)
    expect(after.candidates.get(b.location)).toBe(changed)
    expect(after.generation).toBe(2)
    expect([...before.candidates.values()]).toEqual([a, b, c])
  })

  it('gives back the same snapshot when nothing changes', () => {
    const catalog = catalogOf(named('a'))
    expect(updateCatalog(catalog, { removed: ['/nowhere/SKILL.md'] })).toBe(catalog)
    expect(updateCatalog(catalog, {})).toBe(catalog)
  })

  it('takes over new problems and roots', () => {
    const catalog = catalogOf(named('a'))
    const problems = [{ code: 'flat-skill', severity: 'info', message: 'x' }] as const
    const after = updateCatalog(catalog, { problems, roots: [userRoot] })
    expect(after).toMatchObject({ generation: 2, problems, roots: [userRoot] })
  })

  it('costs the change: after one edit the next view judges one skill', () => {
    let lookups = 0
    const host = {
      hasBinary: () => {
        lookups += 1
        return true
      },
    }
    const requires = { bins: ['gh'], anyBins: [], env: [], config: [], tools: [] }
    const many = Array.from({ length: 1000 }, (_, index) => sampleCandidate({ skill: { name: `s${index}`, requires } }))
    const context = sampleContext({ host })
    const before = catalogOf(...many)
    createView(before, context)
    expect(lookups).toBe(1000)
    const changed = sampleCandidate({ skill: { name: 's7', requires, description: 'New.' } })
    const view = createView(updateCatalog(before, { replaced: [changed] }), context)
    expect(lookups).toBe(1001)
    expect(view.resolve('s7')?.description).toBe('New.')
  })

  it('gives what a fresh snapshot of the same candidates gives', () => {
    const anyCandidate = fc
      .tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), fc.constantFrom(projectRoot, userRoot), fc.nat(9))
      .map(([name, root, size]) => sampleCandidate({ root, skill: { name }, size }))
    const anySet = fc.uniqueArray(anyCandidate, { selector: (candidate) => candidate.location, maxLength: 12 })
    fc.assert(
      fc.property(anySet, anySet, anySet, (start, replaced, gone) => {
        const removed = gone.map((candidate) => candidate.location)
        const updated = updateCatalog(catalogOf(...start), { replaced, removed })
        const expected = new Map(start.map((candidate) => [candidate.location, candidate]))
        for (const location of removed) expected.delete(location)
        for (const candidate of replaced) expected.set(candidate.location, candidate)
        expect(ladder(updated)).toEqual(ladder(catalogOf(...expected.values())))
        expect(updated.candidates.size).toBe(expected.size)
      }),
    )
  })

  it('puts in many at once', () => {
    const many = Array.from({ length: 300 }, (_, index) => named(`s${index}`))
    const updated = updateCatalog(catalogOf(named('a'), named('z')), { replaced: many.toReversed() })
    expect(ladder(updated)).toEqual(ladder(catalogOf(named('a'), named('z'), ...many)))
  })
})
