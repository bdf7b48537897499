import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCatalog } from './create-catalog.ts'
import { createView } from './create-view.ts'
import { dependencyOrder } from './dependency-order.ts'
import { dependencyProblems } from './dependency-problems.ts'
import { sampleCandidate, sampleContext } from './sample.case.ts'

function viewOf(skills: Readonly<Record<string, readonly string[]>>) {
  const candidates = Object.entries(skills).map(([name, dependencies]) =>
    sampleCandidate({ skill: { name, dependencies } }),
  )
  return createView(createCatalog({ roots: [], candidates, problems: [], generation: 1 }), sampleContext())
}

const names = (entries: readonly { readonly name: string }[]) => entries.map((entry) => entry.name)

describe('dependencyOrder (decisions R-42)', () => {
  it('puts a skill behind what it depends on, in any spelling', () => {
    const { order, missing, cycles } = dependencyOrder(
      viewOf({ a: ['My_Base', 'c'], c: ['my-base'], 'my-base': [] }).entries,
    )
    expect(names(order)).toEqual(['my-base', 'c', 'a'])
    expect([missing, cycles]).toEqual([[], []])
  })

  it('finds a ring, and a skill that asks for itself', () => {
    const { order, cycles } = dependencyOrder(viewOf({ a: ['b'], b: ['c'], c: ['a'], d: ['d'], e: ['a'] }).entries)
    expect(cycles.map((cycle) => names(cycle).toSorted())).toEqual([['a', 'b', 'c'], ['d']])
    expect(names(order).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(names(order).indexOf('e')).toBeGreaterThan(2)
  })

  it('survives a chain of ten thousand', () => {
    const chain = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`s${index}`, [`s${index + 1}`]]))
    const { order, missing } = dependencyOrder(viewOf(chain).entries)
    expect(order[0]?.name).toBe('s9999')
    expect(missing).toEqual([{ skill: 's9999', dependency: 's10000' }])
  })

  it('orders every graph: all skills once, and dependencies first unless they form a ring', () => {
    const letters = ['a', 'b', 'c', 'd', 'e', 'f'] as const
    const needs = fc.subarray([...letters])
    const anyGraph = fc.record({ a: needs, b: needs, c: needs, d: needs, e: needs, f: needs })
    fc.assert(
      fc.property(anyGraph, (graph) => {
        const { order, cycles } = dependencyOrder(viewOf(graph).entries)
        const placed = names(order)
        expect(placed.toSorted()).toEqual([...letters])
        for (const [name, needs] of Object.entries(graph)) {
          for (const need of needs) {
            const inRing = cycles.some((cycle) => names(cycle).includes(name) && names(cycle).includes(need))
            // Both ways: a ring is told exactly where each is reachable from the other.
            expect(inRing).toBe(reaches(graph, need, name))
            expect(inRing || placed.indexOf(need) < placed.indexOf(name)).toBe(true)
          }
        }
      }),
    )
  })
})

function reaches(graph: Readonly<Record<string, readonly string[]>>, from: string, to: string): boolean {
  const seen = new Set<string>([from])
  for (const name of seen) for (const need of graph[name] ?? []) seen.add(need)
  return seen.has(to)
}

describe('dependencyProblems', () => {
  it('warns of a missing one and of a ring on each member, and all of them stay active', () => {
    const view = viewOf({ a: ['b'], b: ['a'], c: ['gone'] })
    const problems = dependencyProblems(view)
    expect(problems.map(({ code, severity, path }) => [code, severity, path])).toEqual([
      ['missing-dependency', 'warning', '/shop/.claude/skills/c/SKILL.md'],
      ['dependency-cycle', 'warning', '/shop/.claude/skills/a/SKILL.md'],
      ['dependency-cycle', 'warning', '/shop/.claude/skills/b/SKILL.md'],
    ])
    expect(view.active).toHaveLength(3)
  })

  it('stays short for a ring of a thousand', () => {
    const ring = Object.fromEntries(
      Array.from({ length: 1000 }, (_, index) => [`s${index}`, [`s${(index + 1) % 1000}`]]),
    )
    const problems = dependencyProblems(viewOf(ring))
    expect(problems).toHaveLength(1000)
    expect(Math.max(...problems.map((problem) => problem.message.length))).toBeLessThan(200)
  })

  it('has nothing to say of skills that stand alone', () => {
    expect(dependencyProblems(viewOf({ a: [], b: [] }))).toEqual([])
  })
})
