import { describe, expect, it } from 'vitest'
import { holdsOldArithmetic } from './holds-old-arithmetic.ts'

describe('holdsOldArithmetic', () => {
  it.each(['$[1+1]', 'a$[', '"$["', `'a'$[`, `"'$['"`, `$'a'$[`, `'\\'$[`, '\\\\$['])('finds it in %s', (text) => {
    expect(holdsOldArithmetic(text)).toBe(true)
  })

  it.each([`'$['`, `'$['\\'''`, `--a='$['`, `$'\\'$['`, '\\$[', '"\\$["', '$(', '[', ''])(
    'does not find it in %s',
    (text) => {
      expect(holdsOldArithmetic(text)).toBe(false)
    },
  )

  it('knows that quotes mean nothing in a here-document', () => {
    expect(holdsOldArithmetic(`it's $[1]`, { quotes: false })).toBe(true)
    expect(holdsOldArithmetic(`'$['`, { quotes: false })).toBe(true)
  })
})
