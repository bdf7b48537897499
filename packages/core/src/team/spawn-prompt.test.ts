import { array, assert, integer, property, record, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { entryOf, viewOf } from '../prompt/view.case.ts'
import { estimateTokens } from '../text/estimate-tokens.ts'
import { afterwardsText } from './afterwards-text.ts'
import type { SpawnParts } from './spawn-parts.ts'
import { spawnPrompt } from './spawn-prompt.ts'

const root = '/home/ada/project/.ai-team'
const react = entryOf(
  {
    name: 'react-patterns',
    description: 'Builds React components.',
    mcp: [{ name: 'postgres', reason: 'reads the schema', optional: true }],
  },
  { root: `${root}/skills` },
)
const parts: SpawnParts = {
  identity: { name: 'Fenster', role: 'Core Dev' },
  charter: '# Fenster — Core Dev\n\nOwns the core.\n',
  skills: viewOf([react]),
  history: { path: '.ai-team/agents/fenster/history.md', tokens: 500 },
  decisions: { path: '.ai-team/decisions.md', tokens: 200 },
  task: 'Fix the React component.',
  afterwards: afterwardsText({ team: '.ai-team', agent: 'fenster' }),
}
const projectRoot = '/home/ada/project'

function crowd(count: number) {
  return viewOf(
    Array.from({ length: count }, (_, at) =>
      entryOf(
        { name: `skill-${at}`, description: `Helps with the matter number ${at}, at length. `.repeat(6).trim() },
        { root: `${root}/skills` },
      ),
    ),
  )
}

describe('spawnPrompt', () => {
  it('SQD-25: identity, charter, skills, servers, history, decisions, task, in this order', () => {
    const { text } = spawnPrompt(parts, { projectRoot })
    const marks = [
      'You are Fenster, Core Dev of this team.',
      'YOUR CHARTER:\n# Fenster',
      '<available_skills>',
      '<location>.ai-team/skills/react-patterns/SKILL.md</location>',
      '</available_skills>',
      'MCP TOOL REQUIREMENTS:',
      '- react-patterns: postgres (optional — reads the schema)',
      'Read .ai-team/agents/fenster/history.md',
      'Read .ai-team/decisions.md',
      'Fix the React component.',
      'WHEN YOU ARE DONE:',
    ]
    const places = marks.map((mark) => text.indexOf(mark))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })

  // SQD-50, SQD-53, SQD-54: what to do with what was learned, in doubt the history, decisions into the inbox
  it('tells the member where what it learns belongs', () => {
    const { text } = spawnPrompt(parts)
    expect(text).toContain('.ai-team/agents/fenster/skills/SKILL-NAME/SKILL.md')
    expect(text).toContain('history.md under "## Learnings"')
    expect(text).toContain('.ai-team/decisions/inbox/fenster-')
  })

  it('leaves no trace of what is not there', () => {
    const { text, rows } = spawnPrompt({ identity: { name: 'Fenster' }, skills: viewOf([]), task: 'Do it.' })
    expect(text).toBe('You are Fenster.\n\nDo it.')
    expect(rows.map(({ part }) => part)).toEqual(['identity', 'task'])
  })

  it('counts to the token what the prompt costs, and what is read besides', () => {
    const { text, tokens, total, rows } = spawnPrompt(parts, { projectRoot })
    const sum = (place: string) => rows.filter((row) => row.place === place).reduce((all, row) => all + row.tokens, 0)
    expect(tokens).toBe(estimateTokens(text))
    expect(sum('prompt')).toBe(tokens)
    expect(sum('read')).toBe(700)
    expect(total).toBe(tokens + 700)
  })

  // SQD-54: what others wrote down for the team is read before anybody has moved it
  it('names new decisions behind those that were taken over, and counts them', () => {
    const inbox = { path: '.ai-team/decisions/inbox', tokens: 40 }
    const { text, total, tokens, rows } = spawnPrompt({ ...parts, inbox }, { projectRoot })
    expect(text).toContain('keep to it.\nRead .ai-team/decisions/inbox: each file there is a new decision')
    expect(text.indexOf('decisions/inbox: each')).toBeLessThan(text.indexOf('Fix the React component.'))
    expect(rows).toContainEqual(expect.objectContaining({ title: 'New decisions (read)', tokens: 40, place: 'read' }))
    expect(total).toBe(tokens + 740)
  })

  it('shows the table of servers where that is asked for, or nothing of them', () => {
    expect(spawnPrompt({ ...parts, mcp: { form: 'table' } }).text).toContain('| react-patterns | postgres | No |')
    expect(spawnPrompt({ ...parts, mcp: false }).text).not.toContain('MCP TOOL')
  })

  it('over the budget it keeps what the task calls for and names the rest', () => {
    const all = { ...parts, skills: crowd(40) }
    const { text, tokens, index } = spawnPrompt(all, { budget: 1400, bestFirst: ['skill-31', 'skill-7'] })
    expect(tokens).toBeLessThanOrEqual(1400)
    expect(index.items.map(({ name }) => name)).toEqual(expect.arrayContaining(['skill-7', 'skill-31']))
    expect(index.named.length).toBeGreaterThan(0)
    expect(index.items.length + index.named.length + index.omitted).toBe(40)
    expect(text).toContain('Owns the core.')
  })

  it('refuses a budget that the charter and the task alone exceed', () => {
    expect(() => spawnPrompt(parts, { budget: 100 })).toThrow(/A budget of 100 tokens is too small/)
  })

  it('keeps to any budget that it does not refuse', () => {
    const input = record({
      count: integer({ min: 0, max: 60 }),
      budget: integer({ min: 700, max: 4000 }),
      task: string(),
      servers: array(string()),
    })
    assert(
      property(input, ({ count, budget, task, servers }) => {
        const { tokens, text, rows } = spawnPrompt(
          { ...parts, skills: crowd(count), task, mcp: { servers } },
          { budget },
        )
        expect(tokens).toBeLessThanOrEqual(budget)
        expect(tokens).toBe(estimateTokens(text))
        expect(rows.every((row) => row.tokens >= 0)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  it('30 skills cost between 50 and 100 tokens each (SQD-27)', () => {
    const skills = viewOf(
      Array.from({ length: 30 }, (_, at) =>
        entryOf(
          {
            name: `skill-number-${at}`,
            description: `Conventions for part ${at} of an application, how its modules are cut and how they are tested. Use when you write or review code of that part.`,
          },
          { root: `${root}/skills` },
        ),
      ),
    )
    const row = spawnPrompt({ ...parts, skills }, { projectRoot }).rows.find(({ part }) => part === 'skills')
    expect((row?.tokens ?? 0) / 30).toBeGreaterThan(50)
    expect((row?.tokens ?? 0) / 30).toBeLessThan(100)
  })
})
