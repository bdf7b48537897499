import { createCollectingJournal } from '@metier/testing'
import { expect, it, vi } from 'vitest'
import { createFakeCatalog } from '../fake-catalog.case.ts'
import { announceChanges } from './announce-changes.ts'
import { createMcpServer } from './create-mcp-server.ts'

const settings = () => ({ projectRoot: '/project', execution: { firstArgument: 0 as const } })

it('tells nothing while nobody hears it, and goes on when somebody does', () => {
  const catalog = createFakeCatalog([{ name: 'a' }])
  const journal = createCollectingJournal()
  const server = createMcpServer({ catalog, journal, version: '1', settings })
  const told = [
    vi.spyOn(server, 'sendToolListChanged').mockResolvedValue(),
    vi.spyOn(server, 'sendPromptListChanged').mockResolvedValue(),
    vi.spyOn(server, 'sendResourceListChanged').mockResolvedValue(),
  ]
  const times = () => told.map(({ mock }) => mock.calls.length)
  let isHeard = false
  announceChanges(server, { catalog, journal, isHeard: () => isHeard })
  const change = () => catalog.tell({ added: [], removed: [], changed: ['a'] })
  change()
  expect(times()).toEqual([0, 0, 0])
  isHeard = true
  change()
  isHeard = false
  change()
  expect(times()).toEqual([1, 1, 1])
})
