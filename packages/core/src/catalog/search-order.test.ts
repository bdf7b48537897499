import { describe, expect, it } from 'vitest'
import { createCatalog } from './create-catalog.ts'
import { createView } from './create-view.ts'
import { sampleCandidate, sampleContext } from './sample.case.ts'
import { type Scope, scopes } from './scope.ts'
import { groupForSearch, searchOrder } from './search-order.ts'

const at = (scope: Scope, owner?: string) =>
  sampleCandidate({
    root: { path: `/${scope}`, scope, order: 0, source: 'x', ...(owner !== undefined && { owner }) },
  })

describe('searchOrder', () => {
  // OST-41
  it('goes from global by role and user to room and remote', () => {
    const named: readonly Scope[] = ['team', 'role', 'user', 'room', 'remote']
    expect(searchOrder.filter((scope) => named.includes(scope))).toEqual(named)
  })

  it('names every scope once', () => {
    expect(searchOrder.toSorted()).toEqual(scopes.toSorted())
  })
})

describe('groupForSearch', () => {
  // Decisions R-7: the order of what is shown is not the order of what wins.
  it("shows global before room where the room's is the one in force", () => {
    const candidates = [at('room', 'room-042'), at('team')]
    const catalog = createCatalog({ roots: [], candidates, problems: [], generation: 1 })
    const view = createView(catalog, sampleContext({ room: 'room-042' }))
    expect(groupForSearch(view.all).map((group) => group.scope)).toEqual(['team', 'room'])
    expect(view.resolve('sample')?.candidate.root.scope).toBe('room')
  })

  it('has no empty groups', () => {
    expect(groupForSearch([])).toEqual([])
  })
})
