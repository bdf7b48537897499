import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planStaging, type RoomState, type SkillToStage } from './plan-staging.ts'
import type { StagedSkill } from './staged-skill.ts'

const skill = (folder: string, digest = 'one'): SkillToStage => ({
  folder,
  name: folder,
  origin: `at/${folder}`,
  digest,
})
const copy = (folder: string, digest = 'one'): StagedSkill => ({
  name: folder,
  origin: `at/${folder}`,
  source: digest,
  digest,
})

function steps(state: Partial<RoomState>): readonly string[] {
  const plan = planStaging({ wanted: [], staged: new Map(), present: new Map(), ...state })
  return plan.steps.map(({ folder, action, because }) => [folder, action, ...(because ? [because] : [])].join(' '))
}

/** What a room is like when the plan has been carried out. */
function carryOut({ wanted, staged, present }: RoomState): RoomState {
  const plan = planStaging({ wanted, staged, present })
  const there = new Map(present)
  const known = new Map(plan.staged)
  for (const { folder, action, skill: source } of plan.steps) {
    if (action === 'remove') there.delete(folder)
    if (source === undefined) continue
    there.set(folder, source.digest)
    known.set(folder, copy(folder, source.digest))
  }
  return { wanted, staged: known, present: there }
}

describe('planStaging', () => {
  it.each<[string, Partial<RoomState>, readonly string[]]>([
    ['copies what is not there', { wanted: [skill('a')] }, ['a add']],
    [
      'leaves a copy of what is there still',
      { wanted: [skill('a')], staged: new Map([['a', copy('a')]]), present: new Map([['a', 'one']]) },
      ['a same'],
    ],
    [
      'follows its source',
      { wanted: [skill('a', 'two')], staged: new Map([['a', copy('a')]]), present: new Map([['a', 'one']]) },
      ['a update'],
    ],
    [
      'puts back a copy that somebody deleted',
      { wanted: [skill('a')], staged: new Map([['a', copy('a')]]) },
      ['a add'],
    ],
    [
      'keeps a copy that somebody changed, also where its source changed',
      { wanted: [skill('a', 'two')], staged: new Map([['a', copy('a')]]), present: new Map([['a', 'mine']]) },
      ['a keep changed-here'],
    ],
    [
      'keeps what was made by hand, also where it is the same',
      { wanted: [skill('a')], present: new Map([['a', 'one']]) },
      ['a keep made-here'],
    ],
    [
      'keeps a link, which has no digest',
      { wanted: [skill('a')], staged: new Map([['a', copy('a')]]), present: new Map([['a', null]]) },
      ['a keep changed-here'],
    ],
    [
      'takes away what is no longer wanted',
      {
        staged: new Map([['a', copy('a')]]),
        present: new Map([
          ['a', 'one'],
          ['own', 'x'],
        ]),
      },
      ['a remove'],
    ],
    [
      'keeps what is no longer wanted but changed',
      { staged: new Map([['a', copy('a')]]), present: new Map([['a', 'mine']]) },
      ['a keep changed-here'],
    ],
    ['forgets what is gone', { staged: new Map([['a', copy('a')]]) }, []],
    [
      "copies nothing where the room's own is in force",
      { wanted: [{ ...skill('a'), isOfRoom: true }] },
      ['a keep made-here'],
    ],
    [
      'knows the copy before, should a crash have left it there',
      {
        wanted: [skill('a', 'two')],
        staged: new Map([['a', { ...copy('a', 'two'), was: 'one' }]]),
        present: new Map([['a', 'one']]),
      },
      ['a update'],
    ],
  ])('%s', (_what, state, expected) => {
    expect(steps(state)).toEqual(expected)
  })

  it('takes the first of two that want one folder', () => {
    expect(steps({ wanted: [skill('a'), skill('a', 'two')] })).toEqual(['a add'])
  })
})

const folder = fc.constantFrom('a', 'b', 'c')
const digest = fc.constantFrom('one', 'two', 'three')
const present = fc.array(fc.tuple(folder, fc.oneof(digest, fc.constant(null)))).map((pairs) => new Map(pairs))
const room = fc.record<RoomState>({
  wanted: fc
    .uniqueArray(fc.tuple(folder, digest, fc.boolean()), { selector: ([name]) => name })
    .map((all) => all.map(([name, content, isOfRoom]) => ({ ...skill(name, content), isOfRoom }))),
  staged: fc
    .array(fc.tuple(folder, digest))
    .map((pairs) => new Map(pairs.map(([name, was]) => [name, copy(name, was)]))),
  present,
})

describe('laws of staging', () => {
  // R-10, OST-26
  it('twice is once', () => {
    fc.assert(
      fc.property(room, (state) => {
        const once = carryOut(state)
        const twice = carryOut(once)
        expect(twice).toEqual(once)
        expect(planStaging(twice).steps.every(({ action }) => action === 'same' || action === 'keep')).toBe(true)
      }),
    )
  })

  it('touches nothing but copies as they were made', () => {
    fc.assert(
      fc.property(room, (state) => {
        const after = carryOut(state)
        for (const [name, content] of state.present) {
          const isOurs = content !== null && state.staged.get(name)?.digest === content
          expect(isOurs || after.present.get(name) === content).toBe(true)
        }
      }),
    )
  })

  it('ends with everything wanted there, and no copy that is not', () => {
    fc.assert(
      fc.property(room, (state) => {
        const { present: there, staged } = carryOut(state)
        for (const { folder: name, isOfRoom } of state.wanted) expect(isOfRoom === true || there.has(name)).toBe(true)
        const wanted = new Set(state.wanted.map(({ folder: name }) => name))
        for (const [name, { digest: own }] of staged) expect(wanted.has(name) || there.get(name) !== own).toBe(true)
      }),
    )
  })
})
