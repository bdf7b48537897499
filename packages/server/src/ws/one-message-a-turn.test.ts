import { afterEach, expect, it, vi } from 'vitest'
import { startTestDaemon, type StartedDaemon } from '../http/daemon-client.case.ts'
import { RateLimiter } from '../http/rate-limiter.ts'

let started: StartedDaemon | undefined
afterEach(async () => {
  vi.restoreAllMocks()
  await started?.stop()
})

const files = {
  'project/.agents/skills/one/SKILL.md': '---\nname: one\ndescription: Does one. Use it.\n---\nOne.\n',
}

/** In which turn of the event loop each message was taken up: the first thing that is asked is whether it may be. */
function watchTurns(onMessage: () => void = () => undefined): readonly number[] {
  let turn = 0
  const next = () => {
    turn += 1
    setImmediate(next).unref()
  }
  next()
  const turns: number[] = []
  vi.spyOn(RateLimiter.prototype, 'take').mockImplementation(() => {
    turns.push(turn)
    onMessage()
    return 0
  })
  return turns
}

it('who sends fifty messages at once has others answered between any two of them', async () => {
  started = await startTestDaemon(files)
  const client = await started.connect()
  await client.ask({ type: 'list_skills' })
  const turns = watchTurns()
  for (let id = 0; id < 50; id += 1) client.send({ type: 'execute_skill', name: 'one', id })
  await vi.waitFor(() => expect(client.messages).toHaveLength(51), { timeout: 30_000 })
  expect(turns).toHaveLength(50)
  expect(new Set(turns).size).toBe(50)
})

it('for who is gone nothing is begun any more', async () => {
  started = await startTestDaemon(files)
  const { socket, ask, send } = await started.connect()
  await ask({ type: 'list_skills' })
  const turns = watchTurns(() => socket.terminate())
  for (let id = 0; id < 200; id += 1) send({ type: 'execute_skill', name: 'one', id })
  await vi.waitFor(() => expect(turns.length).toBeGreaterThan(0), { timeout: 30_000 })
  let before = 0
  await vi.waitFor(() => {
    const seen = before
    before = turns.length
    expect(turns.length).toBe(seen)
  })
  expect(turns.length).toBeLessThan(100)
})
