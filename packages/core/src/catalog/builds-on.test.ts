import { describe, expect, it } from 'vitest'
import { buildsOn } from './builds-on.ts'
import { createCatalog } from './create-catalog.ts'
import { createView } from './create-view.ts'
import { sampleCandidate, sampleContext } from './sample.case.ts'

function ask(name: string, skills: Readonly<Record<string, readonly string[]>>) {
  const candidates = Object.entries(skills).map(([each, dependencies]) =>
    sampleCandidate({ skill: { name: each, dependencies, enabled: !each.startsWith('off') } }),
  )
  const view = createView(createCatalog({ roots: [], candidates, problems: [], generation: 1 }), sampleContext())
  const entry = view.resolve(name)
  if (entry === undefined) throw new Error(`There is no ${name}.`)
  return buildsOn(view, entry)
}

// Decisions R-42
describe('buildsOn', () => {
  it('names what a skill needs, at any distance, the deepest first, and nothing else', () => {
    expect(ask('a', { a: ['b', 'C_1'], b: ['d'], 'c-1': ['d'], d: [], e: ['a'] })).toEqual({
      names: ['d', 'b', 'c-1'],
      missing: [],
      cycles: [],
    })
  })

  it('tells what is not here, or not active', () => {
    expect(ask('a', { a: ['none', 'off-one'], 'off-one': [] })).toEqual({
      names: [],
      missing: ['none', 'off-one'],
      cycles: [],
    })
  })

  it('ends in a ring, and names it', () => {
    const { names, cycles } = ask('a', { a: ['b'], b: ['c'], c: ['b', 'a'] })
    expect(names.toSorted()).toEqual(['b', 'c'])
    expect(cycles.map((cycle) => cycle.toSorted())).toEqual([['a', 'b', 'c']])
  })

  it('follows no more than a hundred', () => {
    const chain = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`s${index}`, [`s${index + 1}`]]))
    expect(ask('s0', chain).names).toHaveLength(99)
  })
})
