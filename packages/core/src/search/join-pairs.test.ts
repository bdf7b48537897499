import { describe, expect, it } from 'vitest'
import { joinPairs } from './join-pairs.ts'

describe('joinPairs', () => {
  it.each([
    ['帮我写小红书标题', ['小红', '标题', '红书'], ['小红书', '标题']],
    ['用API翻译文档', ['api', '文档', '翻译', '译文'], ['api', '翻译文档']],
    ['날씨를 알려 줘', ['날씨'], ['날씨']],
  ])('of %j shows what a person would read', (question, words, shown) => {
    expect(joinPairs(words, question)).toEqual(shown)
  })

  it('names a run once that a question says twice', () => {
    expect(joinPairs(['翻译'], '翻译，再翻译')).toEqual(['翻译'])
  })

  it('joins no pairs that stand apart in the question', () => {
    expect(joinPairs(['标题', '题目'], '标题 题目')).toEqual(['标题', '题目'])
  })

  it('keeps what is no pair, and a pair that the question has in another form', () => {
    expect(joinPairs(['café', 'ре'], 'café ре')).toEqual(['café', 'ре'])
    expect(joinPairs(['翻译'], 'nothing of it')).toEqual(['翻译'])
  })
})
