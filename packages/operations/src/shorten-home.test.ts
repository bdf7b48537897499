import { describe, expect, it } from 'vitest'
import { shortenHome } from './shorten-home.ts'

describe('shortenHome', () => {
  it('finds the home directory in every text, however deep', () => {
    const facts = { a: '/home/ada/x', list: [{ b: 'in /home/ada and /home/ada/y' }], n: 1, none: null }
    expect(shortenHome(facts, '/home/ada/')).toEqual({ a: '~/x', list: [{ b: 'in ~ and ~/y' }], n: 1, none: null })
  })

  it('changes nothing where the home is the root of the disk', () => {
    expect(shortenHome({ a: '/etc' }, '/')).toEqual({ a: '/etc' })
  })
})
