import { describe, expect, it } from 'vitest'
import { entryOf } from '../prompt/view.case.ts'
import { lightweightPrompt, type LightweightParts } from './lightweight-prompt.ts'

const skill = (name: string, size = 10) => ({
  entry: entryOf({ name, mcp: name === 'db' ? [{ name: 'postgres', optional: false }] : [] }),
  text: `<skill_content name="${name}">\n${'word '.repeat(size)}\n</skill_content>`,
})
const parts: LightweightParts = {
  identity: { name: 'fenster', role: 'Core Dev' },
  skills: [skill('react'), skill('db', 400)],
  mcp: { servers: [] },
  task: 'Fix the component',
  history: '.ai-team/agents/fenster/history.md',
}

// SQD-66, SQD-67, SQD-108: the skills whole, two files less to read, one line afterwards
describe('lightweightPrompt', () => {
  it('has identity, whole skills, servers, task and one line for the history, in this order', () => {
    const { text, rows, skills, left } = lightweightPrompt(parts)
    const places = [
      'You are fenster, Core Dev of this team.',
      '<skill_content name="react">',
      '<skill_content name="db">',
      '- db: postgres (required) [not configured here]',
      'Fix the component',
      'do not read history.md or decisions.md',
      'append one line about it to .ai-team/agents/fenster/history.md',
    ].map((part) => text.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(rows.map(({ part }) => part)).toEqual(['identity', 'skills', 'mcp', 'task', 'afterwards'])
    expect({ skills, left }).toEqual({ skills: ['react', 'db'], left: [] })
  })

  it('costs what its rows say, and leaves out the last skill first', () => {
    const whole = lightweightPrompt(parts)
    expect(whole.rows.reduce((sum, { tokens }) => sum + tokens, 0)).toBe(whole.tokens)
    const small = lightweightPrompt(parts, { budget: whole.tokens - 1 })
    expect(small).toMatchObject({ skills: ['react'], left: ['db'] })
    expect(small.text).not.toContain('postgres')
    expect(small.tokens).toBeLessThan(whole.tokens)
  })

  it('refuses a budget in which no skill has room, and says which would do', () => {
    const least = lightweightPrompt({ ...parts, skills: [skill('react')] }).tokens
    expect(() => lightweightPrompt(parts, { budget: least - 1 })).toThrow(
      expect.objectContaining({ code: 'invalid-input', next: expect.stringContaining(`at least ${least} tokens`) }),
    )
    expect(lightweightPrompt(parts, { budget: least }).skills).toEqual(['react'])
  })
})
