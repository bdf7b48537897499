import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRoots } from './compare-roots.ts'
import { scopes } from './scope.ts'
import type { SkillRoot } from './skill-root.ts'

const anyRoot: fc.Arbitrary<SkillRoot> = fc.record({
  path: fc.constantFrom('/a', '/b', '/c'),
  scope: fc.constantFrom(...scopes),
  order: fc.nat(2),
  source: fc.constant('x'),
})

const userRoot = (order: number, path: string): SkillRoot => ({ path, scope: 'user', order, source: 'x' })

describe('compareRoots', () => {
  it('ranks scopes as the ladder does, whatever the order inside them', () => {
    const roots = scopes.map((scope, index) => ({ path: '/r', scope, order: 9 - index, source: 'x' }))
    expect(roots.toReversed().toSorted(compareRoots)).toEqual(roots)
  })

  it('settles one scope by order and then by path', () => {
    expect(
      [userRoot(1, '/a'), userRoot(0, '/z'), userRoot(0, '/b')].toSorted(compareRoots).map(({ path }) => path),
    ).toEqual(['/b', '/z', '/a'])
  })

  it('is an order: antisymmetric and transitive', () => {
    fc.assert(
      fc.property(anyRoot, anyRoot, anyRoot, (a, b, c) => {
        expect(Math.sign(compareRoots(a, b))).toBe(Math.sign(-compareRoots(b, a)) + 0)
        const isChain = compareRoots(a, b) <= 0 && compareRoots(b, c) <= 0
        expect(!isChain || compareRoots(a, c) <= 0).toBe(true)
      }),
    )
  })
})
