import { fromMarkdown } from 'mdast-util-from-markdown'
import { describe, expect, it } from 'vitest'
import { markdownBounds, maximumMarkdownLength } from './markdown-bounds.ts'

const list = (depth: number) => Array.from({ length: depth }, (_, index) => `${'  '.repeat(index)}- item`).join('\n')

describe('markdownBounds', () => {
  it.each([
    ['a list 600 deep', list(600)],
    ['quotes in quotes', `${'>'.repeat(100)} deep`],
    ['list markers on one line', `${'- '.repeat(100)}deep`],
    ['numbered markers on one line', `${'1. '.repeat(100)}deep`],
    ['unclosed brackets', '['.repeat(5_000)],
    ['unclosed emphasis', '**a *b '.repeat(2_000)],
    ['a paragraph of definitions', '[a]: b\n'.repeat(4_000)],
    ['brackets in many paragraphs', `${'[a]('.repeat(1_000)}\n\n`.repeat(20)],
    ['a list of 20,000 items', '- a\n'.repeat(20_000)],
    ['many nested lists', ('- '.repeat(30) + 'a\n\n').repeat(400)],
    ['more text than is read', 'a'.repeat(maximumMarkdownLength + 1)],
  ])('refuses %s at once', (_what, text) => {
    expect(markdownBounds(text)).toMatch(/read/)
  })

  it.each([
    ['nothing', ''],
    ['a list ten deep', list(10)],
    ['a table', '| a | b |\n|---|---|\n'.repeat(300)],
    ['a thematic break', '- - - - - - - - - -\n'],
    ['code far to the right', `${' '.repeat(120)}code();\n`],
    ['500 lines of items', '- [link](a.md) and *emphasis* with snake_case_words\n'.repeat(500)],
    ['long prose', 'Words and more words. '.repeat(4_000)],
  ])('lets %s through', (_what, text) => {
    expect(markdownBounds(text)).toBeUndefined()
  })

  it('what it lets through is parsed soon', () => {
    const worst = ['**a *b'.repeat(490), '[a]('.repeat(390), '`'.repeat(300)].join('\n\n')
    expect(markdownBounds(worst)).toBeUndefined()
    fromMarkdown(worst)
  })
})
