import { describe, expect, it } from 'vitest'
import { parseDocument } from '../../format/parse-document.ts'
import { validateSkill } from '../../format/validate-skill.ts'
import { judgeLearning } from './judge-learning.ts'

const facts = { names: ['dashboard'], members: ['fenster'], hasFile: () => false }
const judge = (text: string, more: { title?: string; description?: string } = {}) =>
  judgeLearning({ agent: 'fenster', text, facts, ...more })
const rules = '# Error pages\n\n- Say what failed and what to do next.\n- Never show a stack trace.\n'

describe('judgeLearning', () => {
  // SQD-50, SQD-51: the standard form, written by the member
  it('makes a standard skill of what holds anywhere', () => {
    const lesson = judge(rules)
    expect(lesson).toMatchObject({ name: 'error-pages', title: 'Error pages', reasons: [] })
    const bytes = new TextEncoder().encode(lesson.skillText)
    const document = parseDocument({ bytes, path: 'error-pages/SKILL.md', directoryName: 'error-pages' })
    expect(document.skill).toMatchObject({ authors: ['fenster'], version: '1.0', confidence: 'low', source: 'work' })
    expect(document.skill?.description).toMatch(/^Error pages\. Say what failed .* Use when/)
    expect(validateSkill(document, { level: 'strict', profile: 'spec', files: ['SKILL.md'] }).findings).toEqual([])
  })

  it('takes a whole SKILL.md, and keeps what it says of itself', () => {
    const text =
      '---\nname: error-pages\ndescription: Writes error pages. Use for them.\nmetadata:\n  author: keaton\n  version: "2.1"\n---\n' +
      rules
    expect(judge(text)).toMatchObject({ name: 'error-pages', title: 'Error pages', reasons: [] })
    expect(judge(text).skillText).toContain('keaton')
    expect(judge(text).skillText).toContain('2.1')
    expect(judge(text).skillText.match(/# Error pages/g)).toHaveLength(1)
  })

  // SQD-52, SQD-53: in doubt it is no skill, and the reason names the line
  it.each([
    ['Ask Fenster.\nHe knows about caches and more.', 'line 1 names a member of this team: Fenster'],
    ['Caches are slow.\nThe dashboard needs one anyway, says everybody.', 'line 2 names this project: dashboard'],
    ['Use caches.', 'it is too short to be followed'],
  ])('%s is a note', (text, reason) => {
    expect(judge(text, { title: 'Caches' }).reasons).toContain(reason)
  })

  // SQD-11: what cannot be followed, or only here, is no skill
  it.each([
    ['I fixed the cache, and it was a long and winding evening for all of us.', /tells what was done/],
    ['Caches.', /too short/],
    ['Use the cache of the dashboard for everything that is slow there.', /names this project/],
  ])('%s cannot be followed elsewhere', (text, reason) => {
    expect(judge(text, { title: 'Caches' }).reasons.join()).toMatch(reason)
  })

  it('puts another heading below the title', () => {
    expect(judge(rules, { title: 'Pages of errors' }).skillText).toContain('\n# Pages of errors\n\n## Error pages\n')
  })

  it('finds what a description or a title gives away', () => {
    expect(judge(rules, { description: 'Error pages of the dashboard.' }).reasons).toHaveLength(1)
    expect(judge(rules, { title: 'Dashboard errors' }).reasons).toHaveLength(1)
  })

  it.each([
    ['', {}, /nothing to learn/],
    ['Say what failed and what to do next.', {}, /needs a title/],
    ['Say what failed.', { title: '\u2014' }, /needs a title/],
    ['x'.repeat(200_001), { title: 'x' }, /too long/],
  ])('refuses %.20j', (text, more, message) => {
    expect(() => judge(text, more)).toThrow(message)
  })
})
