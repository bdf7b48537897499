import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { SearchableSkill } from './search-document.ts'
import { searchSkills } from './search-skills.ts'

function skill(name: string, parts: Partial<SearchableSkill> = {}): SearchableSkill {
  return { name, description: '', triggers: [], intents: [], tags: [], ...parts }
}

function search(query: string, ...skills: SearchableSkill[]): string[] {
  return searchSkills(skills, query, (each) => each).map(({ item }) => item.name)
}

function scores(skills: readonly SearchableSkill[], query: string): string[] {
  return searchSkills(skills, query, (each) => each).map(({ item, score }) => `${item.name} ${score}`)
}

function score(one: SearchableSkill, query: string): number {
  return searchSkills([one], query, (each) => each)[0]?.score ?? 0
}

const words = fc.constantFrom('review', 'code', 'deploy', 'test', 'latest', 'release', 'notes', 'image', 'pdf')
const sentence = fc.array(words, { maxLength: 5 }).map((each) => each.join(' '))
const anySkill = fc.record({
  name: fc.array(words, { minLength: 1, maxLength: 3 }).map((each) => each.join('-')),
  description: sentence,
  triggers: fc.array(sentence, { maxLength: 3 }),
  intents: fc.array(sentence, { maxLength: 3 }),
  tags: fc.array(words, { maxLength: 3 }),
})

describe('searchSkills', () => {
  it('ranks name over trigger over intent over tag over description', () => {
    const found = search(
      'deploy',
      skill('e', { description: 'deploy' }),
      skill('d', { tags: ['deploy'] }),
      skill('c', { intents: ['deploy'] }),
      skill('b', { triggers: ['deploy it'] }),
      skill('deploy-app'),
      skill('deploy'),
    )
    expect(found).toEqual(['deploy', 'deploy-app', 'b', 'c', 'd', 'e'])
  })

  it('finds whole words: "test" is not in "latest"', () => {
    expect(search('test', skill('latest-news', { description: 'the latest of everything' }))).toEqual([])
  })

  it('lets a longer word go on after four letters', () => {
    expect(search('review', skill('a', { description: 'reviews changes' }))).toEqual(['a'])
    expect(search('pdf', skill('a', { description: 'pdfium' }))).toEqual([])
  })

  it('knows a trigger phrase inside a sentence', () => {
    const asked = 'could you ship it to production now'
    const found = search(asked, skill('a', { description: 'production' }), skill('b', { triggers: ['ship it'] }))
    expect(found).toEqual(['b', 'a'])
  })

  it('finds words of scripts without spaces', () => {
    expect(search('翻译', skill('translate', { description: '把文档翻译成中文' }))).toEqual(['translate'])
  })

  it('does not let small words find everything', () => {
    expect(search('how do I use the debugger', skill('a', { description: 'use the force' }))).toEqual([])
  })

  it('breaks ties by name', () => {
    const equal = ['b', 'a', 'c'].map((name) => skill(name, { description: 'deploy' }))
    expect(search('deploy', ...equal)).toEqual(['a', 'b', 'c'])
  })

  it('never returns a score of zero, and says why for each', () => {
    fc.assert(
      fc.property(fc.array(anySkill, { maxLength: 8 }), sentence, (skills, query) => {
        for (const hit of searchSkills(skills, query, (each) => each)) {
          expect(hit.score).toBeGreaterThan(0)
          expect(hit.why.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('gives the same answer whatever the order of the skills', () => {
    fc.assert(
      fc.property(fc.array(anySkill, { maxLength: 8 }), sentence, (skills, query) => {
        expect(scores(skills.toReversed(), query)).toEqual(scores(skills, query))
      }),
    )
  })

  it('never lowers a score when more of a skill matches', () => {
    fc.assert(
      fc.property(anySkill, sentence, words, (one, query, word) => {
        const more = { ...one, description: `${one.description} ${word}`, tags: [...one.tags, word] }
        expect(score(more, query)).toBeGreaterThanOrEqual(score(one, query))
      }),
    )
  })

  it('takes any query without a crash, in bounded time', () => {
    fc.assert(fc.property(fc.string(), (query) => void search(query, skill('a', { description: 'text' }))))
    const long = 'word '.repeat(20_000)
    expect(search(long, skill('a', { description: long }))).toEqual(['a'])
  })
})
