import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameKey } from '../format/name-key.ts'
import { resolveReferences } from './resolve-references.ts'

const names = fc.array(fc.constantFrom('a', 'b', 'B', 'c_d', 'c-d', 'e', ''), { maxLength: 6 })

describe('resolveReferences', () => {
  // OST-23: the worked example, exactly these five, in the order of the layers.
  it('unites the three layers of the worked example', () => {
    expect(
      resolveReferences({
        role: ['implement-epic', 'write-tests'],
        room: ['fix-from-qa', 'security-review'],
        plan: ['create-architecture'],
      }),
    ).toEqual(['implement-epic', 'write-tests', 'fix-from-qa', 'security-review', 'create-architecture'])
  })

  // OST-22
  it('names each skill once, under its key and as first spelled', () => {
    expect(resolveReferences({ role: ['write_tests'], room: ['Write Tests', 'lang'], plan: ['write-tests'] })).toEqual([
      'write_tests',
      'lang',
    ])
  })

  it('takes out what any layer disables, in any spelling', () => {
    expect(resolveReferences({ role: ['a', 'b_c'], plan: ['d'], disabled: ['B-C'] })).toEqual(['a', 'd'])
  })

  it('takes the first layer that says anything when told to', () => {
    const references = { role: [], room: ['b'], plan: ['c'], mode: 'first-non-empty' } as const
    expect(resolveReferences(references)).toEqual(['b'])
  })

  it('is empty without references', () => {
    expect(resolveReferences(undefined)).toEqual([])
    expect(resolveReferences({})).toEqual([])
  })

  // OST-21: a union; nothing else comes in and nothing but what is disabled is left out.
  it('is the union minus what is disabled', () => {
    fc.assert(
      fc.property(names, names, names, names, (role, room, plan, disabled) => {
        const keys = resolveReferences({ role, room, plan, disabled }).map(nameKey)
        const wanted = new Set([...role, ...room, ...plan].map(nameKey))
        for (const name of ['', ...disabled]) wanted.delete(nameKey(name))
        expect(keys).toEqual([...wanted])
      }),
    )
  })
})
