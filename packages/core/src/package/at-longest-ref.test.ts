import { describe, expect, it } from 'vitest'
import { atLongestRef } from './at-longest-ref.ts'

const source = { kind: 'git', host: 'github', url: 'https://github.com/acme/skills.git' } as const
const page = { ...source, ref: 'feat', path: 'x/tools/pdf', isFromPage: true } as const

describe('the ref of an address of a page', () => {
  it.each([
    [['feat/x'], { ref: 'feat/x', path: 'tools/pdf' }],
    [['feat/x', 'feat/x/tools', 'feat/y'], { ref: 'feat/x/tools', path: 'pdf' }],
    [['feat/x/tools/pdf'], { ref: 'feat/x/tools/pdf' }],
    [['feat'], { ref: 'feat', path: 'x/tools/pdf' }],
  ])('is the longest of %j with which it begins', (refs, expected) => {
    expect(atLongestRef(page, refs)).toEqual({ ...source, ...expected })
  })

  it.each([[['feat/xx', 'fea', 'x/tools', 'feat/x/', '']], [[]]])('is none of %j', (refs) => {
    expect(atLongestRef(page, refs)).toBeUndefined()
  })

  it('is what was said where it was said apart from the path', () => {
    expect(atLongestRef({ ...source, ref: 'feat', path: 'x/tools' }, ['feat/x'])).toBeUndefined()
    expect(atLongestRef({ ...source, ref: 'feat', isFromPage: true }, ['feat'])).toBeUndefined()
  })
})
