import { knownAgents } from '@metier/agents'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const page = readFileSync(new URL('../../docs/forks.md', import.meta.url), 'utf8')
const rows = page
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))

describe('docs/forks.md', () => {
  it.each(knownAgents.map((agent) => [agent.id, agent] as const))('has %s with how it is reached', (id, agent) => {
    const [, , , place] = rows.find(([, first]) => first === id) ?? []
    expect(place).toBe(agent.command ?? agent.baseUrl ?? 'the connected client')
  })

  it('has no agent that nobody knows', () => {
    const named = rows.filter((cells) => cells.length === 5 && /ACP|command line|HTTP|sampling/.test(cells[2] ?? ''))
    const known = new Set(knownAgents.map(({ id }) => id))
    expect(named.map(([, id = '']) => id).filter((id) => !known.has(id))).toEqual([])
  })
})
