import { once } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startTestDaemon, type StartedDaemon } from '../http/daemon-client.case.ts'

let started: StartedDaemon
beforeEach(async () => {
  // The rest of the daemon lives on the true clock; only what is done again and again waits for the test.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  started = await startTestDaemon({})
})
afterEach(async () => {
  vi.useRealTimers()
  await started.stop()
})

it('lets a client go that no longer says it is there, and keeps the others', async () => {
  const dead = new WebSocket(`${started.origin.replace('http', 'ws')}/ws`, { autoPong: false })
  await once(dead, 'open')
  const alive = await started.connect()
  const gone = once(dead, 'close')
  const asked = once(alive.socket, 'ping')
  await vi.advanceTimersByTimeAsync(30_000)
  await asked
  // What it answered to that stands before this.
  await alive.ask({ type: 'list_skills' })
  expect(dead.readyState).toBe(WebSocket.OPEN)
  await vi.advanceTimersByTimeAsync(30_000)
  expect((await gone)[0]).toBe(1006)
  expect((await alive.ask({ type: 'list_skills' })).type).toBe('skills_list')
})
