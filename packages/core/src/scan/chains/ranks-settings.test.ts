import { expect, it } from 'vitest'
import { ranksSettings } from './ranks-settings.ts'

const words = /(?:takes? priority over|overrides?) [\w ]*(?:rules|system prompt)/i

function ranks(text: string): boolean {
  const match = words.exec(text)
  if (match === null) throw new Error('no rank')
  return ranksSettings(text, match.index, match.index + match[0].length)
}

it('tells layers of settings from a page that puts itself first', () => {
  expect(ranks('Project rules take priority over user rules')).toBe(true)
  expect(ranks('workspace settings always override user rules')).toBe(true)
  expect(ranks('These rules take priority over user rules')).toBe(false)
  expect(ranks('The rules of this skill override user rules')).toBe(false)
})

it('lets the user have the last word', () => {
  expect(ranks('Such pages override the default system prompt, but **user instructions always take precedence**')).toBe(
    true,
  )
  expect(ranks('Such pages override the system prompt, and user instructions are ignored')).toBe(false)
  expect(ranks('Such pages override the user rules, but user instructions take precedence')).toBe(false)
})
