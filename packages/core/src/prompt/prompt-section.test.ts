import { describe, expect, it } from 'vitest'
import { assemblePrompt } from './assemble-prompt.ts'
import { estimateTokens } from '../text/estimate-tokens.ts'
import { measuredSection } from './measured-section.ts'
import { promptSection } from './prompt-section.ts'
import { entryOf, viewOf } from './view.case.ts'

const view = viewOf([
  entryOf({ name: 'alpha', mcp: [{ name: 'postgres', optional: false }] }),
  entryOf({ name: 'manual', disableModelInvocation: true, mcp: [{ name: 'secret-server', optional: false }] }),
])

describe('promptSection', () => {
  // BTW-7, BTW-20, SQD-21, WUN-91
  it('has the instructions, the index and the servers, in this order', () => {
    const section = promptSection(view, { location: 'absolute', mcp: { servers: ['postgres'] } })
    const places = ['SKILL.md at its location', '<available_skills>', '<name>alpha</name>', 'MCP TOOL REQUIREMENTS:']
    const found = places.map((text) => section.indexOf(text))
    expect(found).toEqual(found.toSorted((one, other) => one - other))
    expect(found[0]).toBeGreaterThan(0)
    expect(section).not.toContain('secret-server')
  })

  // BTW-17, SQD-19
  it('is empty when there is no skill to show', () => {
    expect(promptSection(viewOf([]))).toBe('')
    expect(promptSection(viewOf(view.entries.slice(1)))).toBe('')
  })

  it('fits the instructions to how skills are loaded', () => {
    expect(promptSection(view)).toContain('call the tool `skill`')
    expect(promptSection(view, { tool: 'skill-execute' })).toContain('call the tool `skill-execute`')
    expect(promptSection(view, { location: 'relative', projectRoot: '/home/ada/project' })).toContain(
      'read the SKILL.md',
    )
    expect(promptSection(view, { activation: 'none', mcp: false }).startsWith('<available_skills>')).toBe(true)
  })

  it('says what a skill needs only where the agent can see the skill', () => {
    const many = Array.from({ length: 40 }, (_, index) => {
      const name = `skill-${String(index).padStart(2, '0')}`
      return entryOf({ name, description: 'Long. '.repeat(40), mcp: [{ name: `server-${index}`, optional: false }] })
    })
    const { text, index, tokens } = measuredSection(viewOf(many), { budget: 150 })
    const shown = [...index.items.map(({ name }) => name), ...index.named]
    expect(index.omitted).toBeGreaterThan(0)
    expect(shown.length).toBeGreaterThan(0)
    const needy = text.split('\n').flatMap((line) => /^- (skill-\d\d): server-\d+ \(required\)/.exec(line)?.[1] ?? [])
    expect(needy).toEqual(shown)
    expect(tokens).toBe(estimateTokens(text))
    expect(tokens).toBeGreaterThan(150)
  })

  it('leaves the servers out when asked', () => {
    expect(promptSection(view, { mcp: false })).not.toContain('MCP TOOL REQUIREMENTS')
  })
})

describe('assemblePrompt', () => {
  const parts = { project: 'PROJECT\n', tools: '\nTOOLS', skills: 'SKILLS' }

  // BTW-16, SQD-34
  it('puts skills between tools and project', () => {
    expect(assemblePrompt(parts)).toBe('TOOLS\n\nSKILLS\n\nPROJECT')
  })

  it.each([
    [['skills'], 'SKILLS\n\nTOOLS\n\nPROJECT'],
    [['project', 'tools', 'skills'], 'PROJECT\n\nTOOLS\n\nSKILLS'],
    [[], 'TOOLS\n\nSKILLS\n\nPROJECT'],
  ] as const)('takes the order %j', (order, expected) => {
    expect(assemblePrompt(parts, { order })).toBe(expected)
  })

  // BTW-17
  it('leaves no gap where a part is empty', () => {
    expect(assemblePrompt({ ...parts, skills: '' })).toBe('TOOLS\n\nPROJECT')
    expect(assemblePrompt({})).toBe('')
  })
})
