import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateTokens } from './estimate-tokens.ts'

describe('estimateTokens', () => {
  it('is zero for nothing', () => {
    expect(estimateTokens('')).toBe(0)
  })

  // Counted once with a public 200,000-token vocabulary; the tolerance is per sample, in tokens.
  it.each([
    ['A short English sentence about reading files.', 8, 1],
    ['Use this skill when the user asks to fill in a PDF form, merge documents or extract tables from them.', 22, 2],
    ['```bash\nnpm ci && npm test -- --run packages/core\n```\n', 18, 4],
    ['d3b07384d113edec49eaa6238ad5ff00', 18, 4],
    ['-'.repeat(64), 1, 4],
    ['技能列表是代理可以使用的', 7, 4],
    ['🚀 🎉 ✅ ⚠️ 🔥', 10, 4],
    ['{"name":"alpha","items":[1,2,3]}', 15, 4],
  ])('comes near a tokenizer for %j', (text, counted, tolerance) => {
    expect(Math.abs(estimateTokens(text) - counted)).toBeLessThanOrEqual(tolerance)
  })

  it('counts a long word, a long number and a long blank by their length', () => {
    for (const sample of ['q', 'Q', '7', 'é', '{', '好', '\n'])
      expect(estimateTokens(sample.repeat(4000))).toBeGreaterThan(estimateTokens(sample.repeat(40)))
  })

  it('sees the words in a name that is written together', () => {
    expect(estimateTokens('readSkillFileFromDisk')).toBeGreaterThan(estimateTokens('readskill'))
  })

  it('never falls by more than a token when text is added', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (head, tail) => {
        expect(estimateTokens(head + tail)).toBeGreaterThanOrEqual(estimateTokens(head) - 1)
      }),
    )
  })

  it('costs about the sum of its parts', () => {
    fc.assert(
      fc.property(fc.lorem({ mode: 'sentences' }), fc.lorem({ mode: 'sentences' }), (head, tail) => {
        const parts = estimateTokens(head) + estimateTokens(`\n${tail}`)
        expect(Math.abs(estimateTokens(`${head}\n${tail}`) - parts)).toBeLessThanOrEqual(2)
      }),
    )
  })

  it('takes time in proportion to the text, whatever it is made of', () => {
    for (const unit of ['a', 'A', ' ', '\n', '-', '-=', '\ud800', '1', '"\\', ' \n\t'])
      expect(estimateTokens(unit.repeat(1_000_000 / unit.length))).toBeGreaterThan(0)
  })
})
