import { describe, expect, it } from 'vitest'
import { presetOf } from '../mcp/preset-of.ts'
import { Conversations } from './conversations.ts'
import { EventHub } from './event-hub.ts'
import { eventStream } from './event-stream.ts'
import { RateLimiter } from './rate-limiter.ts'

describe('the share of a caller', () => {
  it('is a burst, and then so many a second', () => {
    let now = 0
    const limiter = new RateLimiter({ perSecond: 2, burst: 3 }, () => now)
    expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 1])
    now += 500
    expect([limiter.take('a'), limiter.take('a')]).toEqual([0, 1])
    now += 60_000
    expect([1, 2, 3, 4].map(() => limiter.take('a'))).toEqual([0, 0, 0, 1])
  })

  it('is its own', () => {
    const limiter = new RateLimiter({ perSecond: 1, burst: 1 }, () => 0)
    expect([limiter.take('a'), limiter.take('b'), limiter.take('a')]).toEqual([0, 0, 1])
  })

  it('is remembered of a bounded number', () => {
    const limiter = new RateLimiter({ perSecond: 1, burst: 1 }, () => 0)
    for (let index = 0; index < 10_050; index += 1) limiter.take(String(index))
    expect(limiter.size).toBe(10_000)
  })
})

describe('conversations', () => {
  const source = { name: 'one', directory: '/one', body: 'Body.', resources: [], resourcesTruncated: false }

  it('are kept apart, and forgotten when they end', () => {
    const open = new Conversations({ preset: presetOf('default'), now: () => 0 })
    expect(open.of('a').activate(source).repeated).toBe(false)
    expect(open.of('a').activate(source).repeated).toBe(true)
    expect(open.of('b').activate(source).repeated).toBe(false)
    expect(open.active('a')).toEqual(['one'])
    expect(open.end('a')).toBe(true)
    expect(open.active('a')).toEqual([])
    expect(open.end('a')).toBe(false)
  })

  it('without a name belong to whoever began them, and count for nothing', () => {
    const open = new Conversations({ preset: presetOf('default'), now: () => 0, limit: 1 })
    open.of('a').activate(source)
    const [one, two] = [open.begin(), open.begin()]
    expect(one.activate(source).repeated).toBe(false)
    expect([one.activate(source).repeated, two.activate(source).repeated]).toEqual([true, false])
    expect([open.size, open.active('a')]).toEqual([1, ['one']])
  })

  it('end after a long silence, and the oldest when there are too many', () => {
    let now = 0
    const open = new Conversations({ preset: presetOf('default'), now: () => now, limit: 2, idle: 100 })
    for (const id of ['a', 'b', 'a', 'c']) open.of(id).activate(source)
    expect(['a', 'b', 'c'].map((id) => open.active(id).length)).toEqual([1, 0, 1])
    now = 100
    open.of('d')
    expect(open.size).toBe(1)
  })
})

describe('a stream of events', () => {
  it('tells what happens, in the form of server-sent events', async () => {
    const hub = new EventHub()
    const reader = eventStream(hub, new AbortController().signal).body?.pipeThrough(new TextDecoderStream()).getReader()
    hub.publish({ type: 'skills_changed', added: ['a\nb'] })
    expect((await reader?.read())?.value).toBe('retry: 2000\n\n')
    expect((await reader?.read())?.value).toBe('event: skills_changed\ndata: {"added":["a\\nb"]}\n\n')
    await reader?.cancel()
    expect(hub.listeners).toBe(0)
  })

  it('lets a reader go that does not read, and holds nobody up for it', async () => {
    const hub = new EventHub()
    const { body } = eventStream(hub, new AbortController().signal)
    for (let index = 0; index < 1000; index += 1) hub.publish({ type: 'job', index })
    expect(hub.listeners).toBe(0)
    await body?.cancel()
  })

  it('ends when the daemon does, also one that came too late', async () => {
    const hub = new EventHub()
    const ended = new AbortController()
    const open = eventStream(hub, ended.signal)
    ended.abort()
    expect(await open.text()).toBe('retry: 2000\n\n')
    expect(await eventStream(hub, ended.signal).text()).toBe('retry: 2000\n\n')
    expect(hub.listeners).toBe(0)
  })
})
