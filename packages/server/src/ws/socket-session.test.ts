import { describe, expect, it } from 'vitest'
import { createSession } from '@metier/runtime'
import { createFakeContext } from '../fake-context.case.ts'
import { presetOf } from '../mcp/preset-of.ts'
import { SocketSession, type SocketSessionOptions } from './socket-session.ts'

function open(more: Partial<SocketSessionOptions> = {}) {
  const { context, catalog } = createFakeContext([{ name: 'one' }])
  const sent: (object | string)[] = []
  const faults: string[] = []
  const session = new SocketSession({
    scope: {
      context,
      catalog,
      view: {},
      preset: presetOf('default'),
      conversation: () => createSession(),
      require: () => {},
      requireOperation: () => {},
      requireWord: () => {},
      execute: async () => {
        throw new Error('a fault of ours with a secret')
      },
    },
    send: (message) => void sent.push(message),
    onFault: (error, type) => void faults.push(`${type}: ${String(error)}`),
    now: () => 0,
    ...more,
  })
  const say = (message: object) => session.receive(JSON.stringify(message))
  return { session, sent, faults, say }
}

describe('one client of the WebSocket', () => {
  it('may take back what is being worked on', async () => {
    const { session, sent, say } = open()
    const slow = say({ type: 'call', operation: 'find', input: { query: 'x' }, id: 'a' })
    expect(session.running).toBe(1)
    await say({ type: 'cancel', id: 'a' })
    await slow
    expect(sent).toEqual([
      expect.objectContaining({ type: 'error', id: 'a', error: expect.objectContaining({ code: 'interrupted' }) }),
    ])
    expect(session.running).toBe(0)
  })

  it('has nothing going on once it is gone', async () => {
    const { session, sent, say } = open()
    const slow = say({ type: 'call', operation: 'find', input: { query: 'x' }, id: 1 })
    session.close()
    await slow
    expect(sent).toEqual([expect.objectContaining({ id: 1, type: 'error' })])
  })

  it('hears that something failed, and not what of', async () => {
    const { sent, faults, say } = open()
    await say({ type: 'execute_skill', name: 'one' })
    expect(sent).toEqual([
      expect.objectContaining({ type: 'error', error: expect.objectContaining({ code: 'internal' }) }),
    ])
    expect(JSON.stringify(sent)).not.toContain('secret')
    expect(faults).toEqual([expect.stringContaining('execute_skill: Error: a fault of ours')])
  })

  it('has its share and no more', async () => {
    const { sent, say } = open({ limit: { perSecond: 1, burst: 2 } })
    for (let index = 0; index < 3; index += 1) await say({ type: 'nope', id: index })
    expect(
      sent.map((message) => (typeof message === 'object' && 'error' in message ? message.error : undefined)),
    ).toEqual([
      expect.objectContaining({ code: 'invalid-input' }),
      expect.objectContaining({ code: 'invalid-input' }),
      expect.objectContaining({ code: 'rate-limited' }),
    ])
  })

  it('has at most 64 messages worked on at once', async () => {
    const { sent, say } = open()
    const all = Array.from({ length: 65 }, (_, id) =>
      say({ type: 'call', operation: 'find', input: { query: 'x' }, id }),
    )
    await Promise.all(all)
    const refused = sent.filter((message) => JSON.stringify(message).includes('rate-limited'))
    expect(refused).toEqual([expect.objectContaining({ type: 'error' })])
  })
})
