import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { didYouMean, suggest } from './suggest.ts'

const commands = ['list', 'show', 'doctor', 'validate', 'migrate', 'fix', 'find']

describe('suggest', () => {
  it.each([
    ['lsit', ['list']],
    ['valdate', ['validate']],
    ['VALIDATE', ['validate']],
    ['val', ['validate']],
    ['migrat', ['migrate']],
    ['fi', ['find', 'fix']],
    ['xylophone', []],
    ['lits', ['list']],
    ['pist', ['list']],
    ['nope', []],
    ['', []],
  ])('for %j offers %j', (word, expected) => {
    expect(suggest(word, commands)).toEqual(expected)
  })

  it('offers every known word for itself', () => {
    for (const command of commands) expect(suggest(command, commands)[0]).toBe(command)
  })

  it('takes any word, however long, at once', () => {
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (word) => suggest(word, commands).length <= 3))
    expect(suggest('x'.repeat(1_000_000), commands)).toEqual([])
  })

  it('says nothing rather than an empty question', () => {
    expect(didYouMean('xylophone', commands)).toBe('')
    expect(didYouMean('lst', commands)).toBe('Did you mean `list`?')
  })
})
