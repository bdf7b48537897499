import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateTokens } from '../text/estimate-tokens.ts'
import { fitIndex } from './fit-index.ts'
import { promptIndex } from './prompt-index.ts'
import { indexFormats, renderIndex } from './render-index.ts'
import type { SkillIndex, SkillIndexItem } from './skill-index.ts'
import { entryOf, viewOf } from './view.case.ts'

const sentence = 'Reads, writes and checks documents of this kind when the user asks for it.'

function indexOf(count: number, description = `${sentence} ${sentence} ${sentence}`): SkillIndex {
  const items = Array.from({ length: count }, (_, at) => ({ name: `skill-${at}`, description }))
  return { items, named: [], omitted: 0 }
}

const renderAs =
  (format: (typeof indexFormats)[number]) =>
  (index: SkillIndex): string =>
    renderIndex(index, { format })
const render = renderAs('xml')

const chatty = (index: SkillIndex): string =>
  renderIndex(index, { format: 'xml', searchHint: 'look further '.repeat(100) })

function fit(index: SkillIndex, budget: number, rank?: (item: SkillIndexItem) => number): SkillIndex {
  return fitIndex(index, { render, budget, ...(rank === undefined ? {} : { rank }) })
}

describe('fitIndex', () => {
  it('leaves alone what fits', () => {
    const index = indexOf(5)
    expect(fit(index, 2000)).toBe(index)
  })

  it('shortens the longest descriptions first, at the end of a sentence', () => {
    const short = { name: 'short', description: 'Short as it is.' }
    const index = { ...indexOf(20), items: [short, ...indexOf(20).items] }
    const fitted = fit(index, 1000)
    expect(fitted.items).toHaveLength(21)
    expect(fitted.items[0]).toEqual(short)
    const lengths = new Set(fitted.items.slice(1).map((item) => item.description.length))
    expect([...lengths]).toEqual([sentence.length])
  })

  it('then only names the lowest ranked', () => {
    const fitted = fit(indexOf(100), 1600, (item) => Number(item.name.slice(6)))
    expect(fitted.items.length).toBeGreaterThan(10)
    expect(fitted.items.length + fitted.named.length).toBe(100)
    expect(fitted.omitted).toBe(0)
    expect(fitted.items.map((item) => item.name)).toContain('skill-99')
    expect(fitted.named).toContain('skill-0')
    expect(fitted.items.map((item) => Number(item.name.slice(6)))).toEqual(
      fitted.items.map((_, at) => 100 - fitted.items.length + at),
    )
  })

  it('then counts what it cannot name, and says so', () => {
    const fitted = fit(indexOf(2000), 500)
    expect(fitted.items).toEqual([])
    expect(fitted.named[0]).toBe('skill-0')
    expect(fitted.omitted).toBe(2000 - fitted.named.length)
    expect(render(fitted)).toContain(`${fitted.omitted} more skills are not listed: `)
  })

  it('does not let one monstrous name take the room of the others', () => {
    const monster = { name: 'm'.repeat(100_000), description: 'x' }
    const fitted = fit({ ...indexOf(5), items: [monster, ...indexOf(5).items] }, 500)
    expect(fitted.items).toHaveLength(5)
    expect(fitted.omitted).toBe(1)
  })

  it('counts the monster even when it is alone', () => {
    const fitted = fit({ items: [{ name: 'm'.repeat(100_000), description: 'x' }], named: [], omitted: 0 }, 500)
    expect(fitted).toEqual({ items: [], named: [], omitted: 1 })
  })

  it.each([0, -1, 63, Number.NaN])('refuses a budget of %d tokens', (budget) => {
    expect(() => fit(indexOf(1), budget)).toThrow(expect.objectContaining({ code: 'invalid-input' }))
  })

  it('refuses a search hint that alone is over the budget', () => {
    expect(() => fitIndex(indexOf(900), { render: chatty, budget: 64 })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    )
  })

  it('keeps to the budget, loses no skill and is the same every time, in every format', () => {
    const items = fc.array(
      fc.record({ name: fc.string({ minLength: 1, maxLength: 40 }), description: fc.lorem({ maxCount: 60 }) }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(
        items,
        fc.integer({ min: 64, max: 2500 }),
        fc.constantFrom(...indexFormats),
        (items, budget, format) => {
          const index = { items, named: [], omitted: 0 }
          const options = { render: renderAs(format), budget }
          const fitted = fitIndex(index, options)
          expect(estimateTokens(options.render(fitted))).toBeLessThanOrEqual(budget)
          expect(fitted.items.length + fitted.named.length + fitted.omitted).toBe(items.length)
          expect(fitIndex(index, options)).toEqual(fitted)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('promptIndex', () => {
  it.each(indexFormats)('keeps 500 skills under the default budget as %s', (format) => {
    const view = viewOf(Array.from({ length: 500 }, (_, at) => entryOf({ name: `skill-${at}`, description: sentence })))
    const { text, tokens, index } = promptIndex(view, { format, location: 'absolute' })
    expect(tokens).toBeLessThanOrEqual(8000)
    expect(tokens).toBe(estimateTokens(text))
    expect(index.items.length + index.named.length).toBe(500)
    expect(index.items.length).toBeGreaterThan(100)
  })

  it.each([
    [{}, 8000],
    [{ contextWindow: 200_000 }, 4000],
    [{ contextWindow: 1000 }, 64],
    [{ contextWindow: 200_000, budget: 300 }, 300],
  ])('takes its budget from %j', (options, budget) => {
    expect(promptIndex(viewOf([]), options)).toEqual({ text: '', index: expect.anything(), tokens: 0, budget })
  })

  it('refuses a context window that is none', () => {
    expect(() => promptIndex(viewOf([]), { contextWindow: 0 })).toThrow(
      expect.objectContaining({ code: 'invalid-input' }),
    )
  })

  // OST-30
  it('is not changed by a body, however long', () => {
    const entry = entryOf({ name: 'alpha' })
    const heavy = { ...entry, candidate: { ...entry.candidate, size: 1_000_000 } }
    expect(promptIndex(viewOf([heavy])).text).toBe(promptIndex(viewOf([entry])).text)
  })

  // BTW-3, SQD-27
  it('costs about a hundred tokens a skill', () => {
    const view = viewOf(Array.from({ length: 20 }, (_, at) => entryOf({ name: `skill-${at}`, description: sentence })))
    const { tokens } = promptIndex(view, { location: 'absolute' })
    expect(tokens / 20).toBeGreaterThan(30)
    expect(tokens / 20).toBeLessThan(100)
  })

  // SQD-30
  it('takes up to 3 % of a context of 128,000 tokens for 30 skills', () => {
    const description = `${sentence} ${sentence}`
    const view = viewOf(Array.from({ length: 30 }, (_, at) => entryOf({ name: `skill-${at}`, description })))
    const { tokens, index } = promptIndex(view, { location: 'relative', projectRoot: '/home/ada/project' })
    expect(tokens).toBeLessThan(128_000 * 0.03)
    expect(index.items.map((item) => item.description)).toEqual(Array.from({ length: 30 }, () => description))
  })

  it('takes 10,000 skills in bounded time', () => {
    const view = viewOf(
      Array.from({ length: 10_000 }, (_, at) =>
        entryOf({ name: `skill-${at}`, description: `${sentence} ${sentence}` }),
      ),
    )
    const { index } = promptIndex(view)
    expect(index.omitted + index.named.length).toBe(10_000)
  })
})
