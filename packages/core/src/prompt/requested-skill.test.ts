import { describe, expect, it } from 'vitest'
import { requestedSkill } from './requested-skill.ts'
import { entryOf, viewOf } from './view.case.ts'

const view = viewOf([
  entryOf({ name: 'alpha-one' }),
  entryOf({ name: 'manual', disableModelInvocation: true }),
  entryOf(
    { name: 'needs-jq' },
    { state: 'ineligible', reasons: [{ code: 'missing-binary', message: 'It needs jq. Install jq.' }] },
  ),
  entryOf({ name: 'plain-off' }, { state: 'disabled' }),
])

describe('requestedSkill', () => {
  it.each(['alpha-one', 'ALPHA_ONE', ' alpha one\n'])('finds %j', (name) => {
    expect(requestedSkill(view, name)).toEqual({ kind: 'skill', entry: view.entries[0] })
  })

  it.each(['', '  ', '\n'])('answers %j with the catalogue', (name) => {
    expect(requestedSkill(view, name)).toEqual({ kind: 'catalogue' })
  })

  it('lists what there is for a name that is unknown, and only what may be loaded', () => {
    expect(requestedSkill(view, 'nope\n<b>')).toEqual({
      kind: 'refused',
      message: 'There is no skill "nope <b>". Available: alpha-one.',
    })
    expect(requestedSkill(viewOf([]), 'nope')).toMatchObject({
      message: expect.stringContaining('No skill is available'),
    })
  })

  it('names the one that was probably meant', () => {
    expect(requestedSkill(view, 'alpha-oen')).toMatchObject({
      message: 'There is no skill "alpha-oen". Did you mean "alpha-one"?',
    })
    // What a model may not load is not suggested to it.
    expect(requestedSkill(view, 'manul')).toMatchObject({ message: expect.stringContaining('Available: alpha-one') })
  })

  it('caps the list', () => {
    const many = viewOf(Array.from({ length: 100 }, (_, at) => entryOf({ name: `skill-${at}` })))
    const answer = requestedSkill(many, 'x'.repeat(10_000))
    expect(answer).toMatchObject({ kind: 'refused', message: expect.stringContaining('and 70 more') })
    expect(JSON.stringify(answer).length).toBeLessThan(1000)
  })

  it('says why a skill that exists cannot be had', () => {
    expect(requestedSkill(view, 'needs-jq')).toEqual({
      kind: 'refused',
      message: 'The skill "needs-jq" exists but is ineligible. It needs jq. Install jq.',
    })
    expect(requestedSkill(view, 'plain-off')).toEqual({
      kind: 'refused',
      message: 'The skill "plain-off" exists but is disabled.',
    })
  })

  it('leaves what is for people to people', () => {
    expect(requestedSkill(view, 'manual')).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('/manual'),
    })
    expect(requestedSkill(view, 'manual', { asker: 'person' })).toMatchObject({ kind: 'skill' })
  })
})
