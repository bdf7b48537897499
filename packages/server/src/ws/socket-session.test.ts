import { describe, expect, it } from 'vitest'
import { createSession } from '@metier/runtime'
import type { FakeSkill } from '../fake-catalog.case.ts'
import { createFakeContext } from '../fake-context.case.ts'
import { presetOf } from '../mcp/preset-of.ts'
import { SocketSession, type SocketSessionOptions } from './socket-session.ts'

type Opening = Partial<SocketSessionOptions> & { readonly skills?: readonly FakeSkill[] }

function open({ skills = [{ name: 'one' }], ...more }: Opening = {}) {
  const { context, catalog } = createFakeContext(skills)
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
    expect(sent.at(-1)).toMatchObject({ id: 2 })
  })

  it.each([
    ['{"id":"a"}', 'a'],
    ['{"id":7,"type":5}', 7],
  ])('hears to which message an error belongs although it is no message: %s', async (text, id) => {
    const { session, sent } = open()
    await session.receive(text)
    expect(sent).toEqual([expect.objectContaining({ type: 'error', id })])
  })

  it.each([`{"id":{"a":1}}`, '[1]', '{', `{"id":"a","more":"${'x'.repeat(5000)}"}`])(
    'hears of an error without an id where there is none to be had: %s',
    async (text) => {
      const { session, sent } = open()
      await session.receive(text)
      expect(sent).toEqual([expect.not.objectContaining({ id: expect.anything() })])
    },
  )

  it('hears why a skill that is there cannot be had', async () => {
    const { sent, say } = open()
    const other = open({ skills: [{ name: 'off', state: 'disabled' }] })
    await other.say({ type: 'execute_skill', name: 'off' })
    await say({ type: 'execute_skill', name: 'nope' })
    await say({ type: 'execute_skill' })
    expect(other.sent).toMatchObject([{ type: 'error', error: { code: 'skill-not-active' } }])
    expect(sent).toMatchObject([{ error: { code: 'unknown-skill' } }, { error: { code: 'invalid-input' } }])
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
