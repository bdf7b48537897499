import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shellWord } from './shell-word.ts'

describe('shellWord', () => {
  it('leaves what needs no quotes', () => {
    expect(shellWord('/home/me/skills/a-b_1.0')).toBe('/home/me/skills/a-b_1.0')
  })

  it.each(['', '-rf', '--yes', 'a\nrm', 'a\rb', 'a\u202Eb', 'a\u200Bb', '\u001B[A', 'x'.repeat(201)])(
    'offers nothing for %j',
    (word) => {
      expect(shellWord(word)).toBeUndefined()
    },
  )

  it('hands any other word to a shell as it is', () => {
    const tricky = fc.string({
      unit: fc.constantFrom('a', "'", '"', '$', '(', ')', '`', '\\', ' ', ';', '!', '*', '~', '#'),
    })
    fc.assert(
      fc.property(tricky, (word) => {
        const quoted = shellWord(word)
        fc.pre(quoted !== undefined)
        expect(execFileSync('sh', ['-c', `printf %s ${quoted}`], { encoding: 'utf8' })).toBe(word)
      }),
      { numRuns: 40 },
    )
  })
})
