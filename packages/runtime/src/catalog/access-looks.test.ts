import { createFakeClock } from '@metier/testing'
import { describe, expect, it } from 'vitest'
import { AccessLooks } from './access-looks.ts'

const none: ReadonlySet<string> = new Set()

function open(count: number) {
  const clock = createFakeClock()
  const all = Array.from({ length: count }, (_, index) => `/root/${index}`)
  const looks = new AccessLooks({ clock, directories: () => all })
  /** Asks, and takes the look that is due, which takes so long. */
  const ask = (heard: ReadonlySet<string> | undefined, cost = 0) => {
    const look = looks.due(heard)
    if (look !== undefined) looks.timed(look, () => clock.advance(cost))
    return look
  }
  looks.timed({}, () => undefined)
  return { clock, all, ask, looks }
}

describe('who is told of no changes', () => {
  it('looks at everything, at most every 100 ms', () => {
    const { clock, ask } = open(1)
    clock.advance(99)
    expect(ask(undefined)).toBeUndefined()
    clock.advance(1)
    expect(ask(undefined)).toEqual({})
    expect(ask(undefined)).toBeUndefined()
  })

  it('rests twenty times as long as a look took', () => {
    const { clock, ask } = open(1)
    clock.advance(100)
    ask(undefined, 30)
    clock.advance(599)
    expect(ask(undefined)).toBeUndefined()
    clock.advance(1)
    expect(ask(undefined)).toEqual({})
  })
})

describe('who is told of changes, and asks often', () => {
  it('looks at a few directories for each who asks until all were seen, and ten times a second at the roots', () => {
    const { clock, ask, all } = open(500)
    clock.advance(100)
    const looks = Array.from({ length: 32 }, () => {
      clock.advance(10)
      return ask(none)
    })
    const seen = looks.flatMap((look) => [...(look?.heard ?? [])])
    expect(seen.slice(0, all.length)).toEqual(all)
    expect(looks.every((look) => (look?.heard?.size ?? 0) < 30)).toBe(true)
    const roots = looks.flatMap((look, index) => (look !== undefined && look.knownRoots !== true ? [index] : []))
    expect(roots).toEqual([0, 10, 20, 30])
  })

  it('looks besides at what events came of', () => {
    const { clock, ask } = open(1)
    clock.advance(100)
    expect(ask(new Set(['/root/x']))).toEqual({ heard: new Set(['/root/x']) })
    clock.advance(10)
    expect(ask(new Set(['/root/y']))).toEqual({ heard: new Set(['/root/y', '/root/0']), knownRoots: true })
  })

  it('never looks at everything while each pass comes to its end in time', () => {
    const { clock, ask } = open(1000)
    const looks = Array.from({ length: 5000 }, () => {
      clock.advance(2)
      return ask(none)
    })
    expect(looks.filter((look) => look !== undefined && look.heard === undefined)).toEqual([])
  })
})

it('who is told of changes and asks seldom looks at everything', () => {
  const { clock, ask } = open(1000)
  clock.advance(1999)
  expect(ask(none)).toEqual({ heard: none })
  clock.advance(1)
  expect(ask(none)).toBeUndefined()
  clock.advance(9)
  expect(ask(none)).toEqual({})
})
