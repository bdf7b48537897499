import { parse } from 'yaml'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { switchInSettings } from './switch-in-settings.ts'

// a skill is switched in the settings, never in its own file.
describe('switchInSettings', () => {
  it.each([
    ['nothing yet', '', 'off', { skills: { entries: { deploy: { enabled: false } } } }],
    ['an empty mapping', 'skills: {}\n', 'off', { skills: { entries: { deploy: { enabled: false } } } }],
    ['other settings', 'preset: btw\n', 'off', { preset: 'btw', skills: { entries: { deploy: { enabled: false } } } }],
    [
      'another spelling of the name',
      'skills:\n  entries:\n    Deploy: {enabled: true, env: {A: b}}\n',
      'off',
      { skills: { entries: { Deploy: { enabled: false, env: { A: 'b' } } } } },
    ],
    [
      'a file that says otherwise',
      'skills: {}\n',
      'on',
      { skills: { entries: { deploy: { enabled: true, force: true } } } },
    ],
    ['what was said, taken away', 'skills:\n  entries:\n    deploy: {enabled: false}\n', 'clear', { skills: {} }],
    [
      'taken away beside what stays',
      'skills:\n  entries:\n    deploy: {enabled: false, env: {A: b}}\n',
      'clear',
      { skills: { entries: { deploy: { env: { A: 'b' } } } } },
    ],
  ] as const)('switches in %s', (_what, text, to, wanted) => {
    const edited = switchInSettings(text, { name: 'deploy', to })
    const value: unknown = parse(edited ?? '')
    const expected = to === 'clear' && !JSON.stringify(wanted).includes('env') ? { skills: { entries: {} } } : wanted
    expect(value).toEqual(expected)
  })

  it('keeps comments and what it does not know', () => {
    const text = '# ours\nskills:\n  entries:\n    other: {enabled: false} # because\nfuture: 1\n'
    const edited = switchInSettings(text, { name: 'deploy', to: 'off' })
    for (const kept of ['# ours', '# because', 'future: 1']) expect(edited).toContain(kept)
  })

  it.each(['skills: 3\n', 'skills:\n  entries: [a]\n', '- a\n', 'a: [\n', 'skills:\n  entries:\n    deploy: 3\n'])(
    'leaves alone what it cannot edit: %j',
    (text) => {
      expect(switchInSettings(text, { name: 'deploy', to: 'off' })).toBeUndefined()
    },
  )

  it('takes a name that YAML would read as something else', () => {
    for (const name of ['true', 'a: b', '__proto__', 'null', '- x', '#x']) {
      const edited = switchInSettings('', { name, to: 'off' })
      const value: { skills: { entries: Record<string, unknown> } } = parse(edited ?? '')
      expect(Object.getOwnPropertyDescriptor(value.skills.entries, name)?.value).toEqual({ enabled: false })
    }
  })

  it('doing it twice is doing it once, and clearing takes it back', () => {
    const names = fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme-ascii' })
    fc.assert(
      fc.property(names, fc.constantFrom('on', 'off'), (name, to) => {
        const before = '# kept\npreset: default\n'
        const once = switchInSettings(before, { name, to })
        if (once === undefined) return
        expect(switchInSettings(once, { name, to })).toBe(once)
        const cleared = switchInSettings(once, { name, to: 'clear' }) ?? ''
        expect(parse(cleared)).toEqual({ preset: 'default', skills: { entries: {} } })
        expect(cleared).toContain('# kept')
      }),
    )
  })
})
