import { parse } from 'yaml'
import { describe, expect, it } from 'vitest'
import { setInSettings } from './set-in-settings.ts'

const change = { path: ['search', 'usage'], value: 'on' } as const

describe('setInSettings', () => {
  it.each([
    ['nothing yet', '', { search: { usage: 'on' } }],
    ['other settings', 'preset: btw\n', { preset: 'btw', search: { usage: 'on' } }],
    ['others of the same', 'search:\n  meaning: off\n', { search: { meaning: 'off', usage: 'on' } }],
    ['the other value', 'search: {usage: off}\n', { search: { usage: 'on' } }],
  ])('says it in %s', (_what, text, wanted) => {
    expect(parse(setInSettings(text, change) ?? '')).toEqual(wanted)
  })

  it('keeps comments, also those of its neighbours', () => {
    const edited = setInSettings('# mine\nsearch:\n  meaning: off # no words here\nfuture: 1\n', change)
    for (const kept of ['# mine', '# no words here', 'future: 1']) expect(edited).toContain(kept)
  })

  it('gives a text back as it is that says so already', () => {
    const text = 'search:   { usage:   on }   # odd\n'
    expect(setInSettings(text, change)).toBe(text)
  })

  it.each(['- a\n', 'search: 3\n', 'search: [a]\n', 'a: [\n', 'search: &a {b: 1}\nother: *a\n'])(
    'leaves alone what it cannot edit: %j',
    (text) => {
      expect(setInSettings(text, change)).toBeUndefined()
    },
  )
})
