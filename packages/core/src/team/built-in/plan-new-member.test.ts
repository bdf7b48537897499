import { describe, expect, it } from 'vitest'
import { planNewMember } from './plan-new-member.ts'

const encode = (text: string) => new TextEncoder().encode(text)
const hire = (name: string, present: readonly string[] = []) =>
  planNewMember({
    name,
    role: 'Core {name} $&',
    charter: encode('# {name} — {role}\r\n'),
    history: encode('# {name}'),
    present,
  })

describe('planNewMember', () => {
  it('fills in the templates, once', () => {
    const { folder, changes } = hire('Mc Manus')
    expect(folder).toBe('mc-manus')
    expect(changes.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes ?? new Uint8Array())])).toEqual([
      ['agents/mc-manus/charter.md', '# Mc Manus — Core {name} $&\r\n'],
      ['agents/mc-manus/history.md', '# Mc Manus'],
    ])
  })

  it.each(['', '..', '-', 'con', 'a\nb', 'x'.repeat(65)])('refuses the name %j', (name) => {
    expect(() => hire(name)).toThrow(/cannot be the name/)
  })

  it.each(['Everybody', 'the team', 'User'])('calls nobody %s, which means others already', (name) => {
    expect(() => hire(name)).toThrow(/Nobody can be called/)
  })

  it('refuses a second member of a name', () => {
    expect(() => hire('FENSTER', ['Fenster'])).toThrow(/has a member fenster already/)
  })

  it('writes names of any script', () => {
    expect(hire('Łódź 2').folder).toBe('łódź-2')
  })
})
