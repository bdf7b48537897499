import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateTokens, type ActivationSource } from '@metier/core'
import { createSession } from './create-session.ts'

function sourceOf(name: string, body = `Do what ${name} says.`): ActivationSource {
  return { name, directory: `/skills/${name}`, body, resources: [], resourcesTruncated: false }
}

const lines = (count: number): string =>
  Array.from({ length: count }, (_, at) => `Step ${at}: read the next file and write down what it says.`).join('\n')

describe('createSession', () => {
  // WUN-91: on activation the full text goes in
  it('gives the full text once and a note after that', () => {
    const session = createSession()
    const first = session.activate(sourceOf('alpha'))
    const second = session.activate(sourceOf('alpha'))
    expect(first.repeated).toBe(false)
    expect(first.text).toContain('<skill_content name="alpha">\nDo what alpha says.')
    expect(second.repeated).toBe(true)
    expect(second.text).not.toContain('Do what alpha says.')
    expect(estimateTokens(second.text)).toBeLessThan(40)
  })

  it('knows a skill again in another spelling of its name', () => {
    const session = createSession({ render: (source) => source.body })
    session.activate(sourceOf('my-skill', 'same'))
    expect(session.activate(sourceOf('My_Skill', 'same')).repeated).toBe(true)
  })

  it('gives the full text again when it has changed', () => {
    const session = createSession()
    session.activate(sourceOf('alpha'))
    const changed = session.activate(sourceOf('alpha', 'Do it another way.'))
    expect(changed.repeated).toBe(false)
    expect(changed.text).toContain('Do it another way.')
    expect(session.activate(sourceOf('alpha')).repeated).toBe(false)
  })

  it('gives the full text again when only a file was added', () => {
    const session = createSession()
    session.activate(sourceOf('alpha'))
    expect(session.activate({ ...sourceOf('alpha'), resources: [{ path: 'a.md' }] }).repeated).toBe(false)
  })

  it('lists what is in force, the latest first', () => {
    const session = createSession()
    for (const name of ['alpha', 'beta', 'alpha']) session.activate(sourceOf(name))
    expect(session.active).toEqual(['alpha', 'beta'])
    session.clear()
    expect(session.active).toEqual([])
    expect(session.activate(sourceOf('alpha')).repeated).toBe(false)
  })

  it('keeps conversations apart', () => {
    createSession().activate(sourceOf('alpha'))
    expect(createSession().activate(sourceOf('alpha')).repeated).toBe(false)
  })
})

describe('reattach', () => {
  it('is empty when nothing was loaded', () => {
    expect(createSession().reattach()).toBe('')
  })

  it('brings back the latest text of each, the latest first, and remembers that it did', () => {
    const session = createSession()
    session.activate(sourceOf('alpha', 'Old words.'))
    session.activate(sourceOf('beta'))
    session.activate(sourceOf('alpha', 'New words.'))
    const text = session.reattach()
    expect(text.indexOf('New words.')).toBeLessThan(text.indexOf('Do what beta says.'))
    expect(text).not.toContain('Old words.')
    expect(session.activate(sourceOf('alpha', 'New words.')).repeated).toBe(true)
    expect(session.active).toEqual(['alpha', 'beta'])
  })

  it('cuts a long skill inside its tags and gives it in full when asked again', () => {
    const session = createSession()
    session.activate(sourceOf('long', lines(2000)))
    const text = session.reattach()
    expect(estimateTokens(text)).toBeLessThanOrEqual(5000)
    expect(estimateTokens(text)).toBeGreaterThan(4500)
    expect(text).toContain('was cut')
    expect(text.endsWith('</skill_content>')).toBe(true)
    expect(session.active).toEqual(['long'])
    expect(session.activate(sourceOf('long', lines(2000))).repeated).toBe(false)
  })

  it('cuts the whole file where that is what is shown', () => {
    const session = createSession({ render: (source) => source.text ?? '' })
    session.activate({ ...sourceOf('long'), text: lines(2000) })
    const text = session.reattach()
    expect(text).toContain('was cut')
    expect(estimateTokens(text)).toBeLessThanOrEqual(5000)
  })

  it('lets go of the oldest when all together are too many', () => {
    const session = createSession()
    for (let at = 0; at < 8; at++) session.activate(sourceOf(`long-${at}`, lines(2000)))
    const text = session.reattach()
    expect(estimateTokens(text)).toBeLessThanOrEqual(25_000)
    expect(session.active).toEqual(['long-7', 'long-6', 'long-5', 'long-4', 'long-3'])
    expect(session.activate(sourceOf('long-0', lines(2000))).repeated).toBe(false)
  })

  it('keeps to both caps whatever was loaded', () => {
    const skills = fc.array(
      fc.tuple(fc.constantFrom('alpha', 'beta', 'gamma', 'delta'), fc.lorem({ mode: 'sentences', maxCount: 80 })),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(
        skills,
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 1200 }),
        (loads, perSkill, total) => {
          const session = createSession()
          for (const [name, body] of loads) session.activate(sourceOf(name, body))
          const text = session.reattach({ perSkill, total })
          expect(estimateTokens(text)).toBeLessThanOrEqual(total)
          const blocks = text === '' ? [] : text.split('\n\n<skill_content')
          expect(blocks).toHaveLength(session.active.length)
          for (const block of blocks) expect(estimateTokens(block)).toBeLessThanOrEqual(perSkill + 1)
        },
      ),
    )
  })
})
