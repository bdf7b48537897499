import { describe, expect, it, vi } from 'vitest'
import { holdMessages, type Receiver } from './hold-messages.ts'

interface Message {
  readonly method?: string
  readonly id?: number
}

function prepare() {
  const handed: (string | number | undefined)[] = []
  const transport: Receiver<Message, undefined> = { onmessage: ({ method, id }) => void handed.push(id ?? method) }
  const finishing: (() => void)[] = []
  let opened = 0
  holdMessages(transport, () => {
    opened += 1
    return new Promise((resolve) => {
      finishing.push(resolve)
    })
  })
  const say = (method: string, id?: number) => transport.onmessage?.({ method, ...(id !== undefined && { id }) })
  return { handed, say, finish: () => finishing.forEach((each) => each()), opened: () => opened }
}

describe('messages to a server whose catalogue is not open', () => {
  it('are handed on where they need none, the first tools/list among them', () => {
    const { handed, say, opened } = prepare()
    for (const method of ['initialize', 'notifications/initialized', 'ping', 'tools/list']) say(method)
    expect(handed).toEqual(['initialize', 'notifications/initialized', 'ping', 'tools/list'])
    expect(opened()).toBe(0)
  })

  it('open it otherwise, and are handed on in their order once it is open', async () => {
    const { handed, say, finish, opened } = prepare()
    say('tools/list', 1)
    say('tools/call', 2)
    say('notifications/cancelled', 3)
    // OMN-38: a second list is one of that moment.
    say('tools/list', 4)
    say('ping', 5)
    expect([handed, opened()]).toEqual([[1, 5], 1])
    finish()
    await vi.waitFor(() => expect(handed).toEqual([1, 5, 2, 3, 4]), { timeout: 30_000 })
    say('tools/call', 6)
    expect(handed).toEqual([1, 5, 2, 3, 4, 6])
  })

  it('open it soon after the first list without asking for more', async () => {
    const { say, opened } = prepare()
    say('tools/list')
    await vi.waitFor(() => expect(opened()).toBe(1), { timeout: 30_000 })
  })
})
