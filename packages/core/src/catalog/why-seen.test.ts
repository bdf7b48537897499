import { describe, expect, it } from 'vitest'
import { sampleCandidate, sampleContext } from './sample.case.ts'
import type { Scope } from './scope.ts'
import { createCatalog } from './create-catalog.ts'
import { createView } from './create-view.ts'
import { whySeen } from './why-seen.ts'

function seen(scope: Scope, owner: string | undefined, references: object) {
  const root = { path: `/${scope}`, scope, order: 0, source: 'x', ...(owner !== undefined && { owner }) }
  const context = sampleContext({ role: 'engineer', room: 'room-042', agent: 'fenster', references })
  const catalog = createCatalog({ roots: [], candidates: [sampleCandidate({ root })], problems: [], generation: 1 })
  const entry = createView(catalog, context).resolve('sample')
  return entry && whySeen(entry, context)
}

describe('whySeen', () => {
  it.each<[Scope, string | undefined, object, string, readonly string[]]>([
    ['team', undefined, {}, 'everybody', []],
    ['role', 'engineer', {}, 'role', []],
    ['role', 'engineer', { room: ['sample'] }, 'role', ['room']],
    ['role', 'qa', { role: ['SAMPLE'], plan: ['sample'] }, 'reference', ['role', 'plan']],
    ['room', 'room-042', {}, 'room', []],
    ['agent', 'fenster', {}, 'agent', []],
    ['project', undefined, { plan: ['other'] }, 'project', []],
  ])('a skill of %s %s under %j is there via %s', (scope, owner, references, via, referencedBy) => {
    expect(seen(scope, owner, references)).toEqual({ via, referencedBy })
  })

  // OST-16: no entry at all, so there is nothing to explain
  it('has nothing to say of what is not seen', () => {
    expect(seen('role', 'qa', {})).toBeUndefined()
  })
})
