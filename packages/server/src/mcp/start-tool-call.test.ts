import type { ServerContext } from '@modelcontextprotocol/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { McpServerHandle } from './mcp-server-handle.ts'
import { startToolCall } from './start-tool-call.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start(token: string | undefined) {
  const told: { progress: number; total?: number; message?: string }[] = []
  const mcpReq = {
    _meta: token === undefined ? undefined : { progressToken: token },
    signal: new AbortController().signal,
    notify: async ({ params }: { params: { progress: number } }) => void told.push(params),
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parts of a request that are used
  const context = { mcpReq } as unknown as ServerContext
  const server = new McpServerHandle({ name: 'test', version: '1' }, { capabilities: {} })
  return { ...startToolCall({ server, context }, undefined), told }
}

describe('the progress of a call', () => {
  it('says that a silent call goes on, each time with a higher number', () => {
    const { told, end } = start('t')
    vi.advanceTimersByTime(16_000)
    expect(told.map(({ message }) => message)).toEqual(['still running', 'still running', 'still running'])
    const numbers = told.map(({ progress }) => progress)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other))
    end()
    vi.advanceTimersByTime(60_000)
    expect(told).toHaveLength(3)
  })

  it('goes on counting where the tool counts, and tells no more often than anybody reads', () => {
    const { call, told, end } = start('t')
    for (let done = 1; done <= 1000; done += 1) {
      vi.advanceTimersByTime(1)
      call.progress({ done, total: 1000 })
    }
    expect(told.length).toBeLessThan(15)
    expect(told.at(-1)).toMatchObject({ progress: 1000, total: 1000 })
    vi.advanceTimersByTime(10_000)
    expect(told.at(-1)?.progress).toBeGreaterThan(1000)
    end()
  })

  it('is told to nobody who did not ask', () => {
    const { call, told, end } = start(undefined)
    call.progress({ done: 1 })
    vi.advanceTimersByTime(60_000)
    expect(told).toEqual([])
    end()
  })
})
