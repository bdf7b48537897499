import { describe, expect, test } from 'vitest'
import { buildSkillView } from '../build-skill-view.ts'
import { orderWindows, type OrderWindow } from './order-window.ts'
import { unlessQuiet } from './unless-quiet.ts'
import { windowOf } from './model/window-of.case.ts'

const skill = buildSkillView({ name: 'some', files: [], paths: [] })
const guard = { ...skill, isAboutSecurity: true }

function windowsOf(text: string, role: 'prose' | 'hidden' = 'prose'): readonly OrderWindow[] {
  return [...orderWindows(skill, windowOf(text, { role }).piece, 0.5)]
}

/** How often a judge is asked of the same line on two pages. */
function askedOf(judge: (window: OrderWindow) => string | undefined, pages = ['Same.\nThis.', 'Same.\nThat.']): number {
  let asked = 0
  const counted = (window: OrderWindow) => {
    asked += 1
    return judge(window)
  }
  for (const page of pages) for (const window of windowsOf(page).slice(0, 1)) unlessQuiet(counted, window, skill)
  return asked
}

describe('a judge of paragraphs', () => {
  test('that found nothing in its words alone is asked once', () => {
    expect(askedOf(({ line, mails, piece }) => (`${line}${mails.length}${piece.role}` === '' ? line : undefined))).toBe(
      1,
    )
  })

  test.each([
    ['around', (window: OrderWindow) => window.around],
    ['before', (window: OrderWindow) => window.before],
    ['after', (window: OrderWindow) => window.after],
    ['the lines before', (window: OrderWindow) => window.linesBefore],
    ['the lines after', (window: OrderWindow) => window.linesAfter],
    ['where it stands', (window: OrderWindow) => window.start],
    ['what it is let off', (window: OrderWindow) => window.allowance],
  ])('that looked at what stands %s is asked again', (_, look) => {
    expect(askedOf((window) => (look(window) === 'nowhere' ? 'x' : undefined))).toBe(2)
  })

  test('is asked again of what was looked at by another before it', () => {
    let asked = 0
    const judge = (window: OrderWindow) => {
      asked += 1
      return window.around === '' ? 'x' : undefined
    }
    for (const page of ['Same words.\nThis.', 'Same words.\nThat.']) {
      const [window] = windowsOf(page)
      if (window === undefined || window.around === '') throw new Error('no paragraph')
      unlessQuiet(judge, window, skill)
    }
    expect(asked).toBe(2)
  })

  test('that found something is asked again', () => {
    expect(askedOf(({ line }) => line)).toBe(2)
  })

  test('is asked again of other kinds of words, and for a skill that is about security', () => {
    let asked = 0
    const judge = () => {
      asked += 1
      return undefined
    }
    for (const role of ['prose', 'hidden', 'prose'] as const)
      for (const each of [skill, guard])
        for (const window of windowsOf('Read it.', role)) unlessQuiet(judge, window, each)
    expect(asked).toBe(4)
  })

  test('is asked again where there is an address or code, which other skills weigh and have otherwise', () => {
    expect(askedOf(() => undefined, ['See https://a.example/x', 'See https://a.example/x'])).toBe(2)
    let asked = 0
    const judge = () => {
      asked += 1
      return undefined
    }
    const [window] = windowsOf('Run it.')
    if (window === undefined) throw new Error('no paragraph')
    for (const code of ['rm -r x', 'rm -r x'])
      unlessQuiet(judge, { ...window, line: 'Run it.', addresses: [], code, readAround: 0 }, skill)
    expect(asked).toBe(2)
  })
})
