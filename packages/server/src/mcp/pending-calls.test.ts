import type { Approval, ApprovalRequest } from '@metier/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PendingCalls, type CallOutcome } from './pending-calls.ts'

const request: ApprovalRequest = {
  skill: 'deploy',
  digest: null,
  kind: 'context',
  command: 'git push',
  grants: ['network'],
  pattern: 'Bash(git push:*)',
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function stateOf(outcome: Promise<CallOutcome<unknown>>): Promise<string> {
  const settled = await outcome
  return 'state' in settled ? settled.state : ''
}

describe('a call that asks', () => {
  it('is done at once when it has nothing to ask', async () => {
    const calls = new PendingCalls<string>()
    expect(await calls.start(async () => 'done')).toEqual({ result: 'done' })
    expect(calls.size).toBe(0)
  })

  it('goes on where it stood, so that nothing is done twice', async () => {
    const calls = new PendingCalls<string>()
    const did: string[] = []
    const first = await calls.start(async (approver) => {
      did.push('before')
      const one = await approver.ask(request)
      did.push(one)
      const two = await approver.ask({ ...request, command: 'git tag' })
      return `${did.join()},${two}`
    })
    expect(first).toEqual({ question: request, state: expect.any(String) })
    const second = await calls.resume('state' in first ? first.state : '', 'once')
    expect(second).toMatchObject({ question: { command: 'git tag' } })
    expect(await calls.resume('state' in second ? second.state : '', 'always')).toEqual({
      result: 'before,once,always',
    })
    expect(calls.size).toBe(0)
  })

  it('keeps two questions at once apart', async () => {
    const calls = new PendingCalls<readonly Approval[]>()
    const first = calls.start((approver) => Promise.all([approver.ask(request), approver.ask(request)]))
    const second = calls.resume(await stateOf(first), 'once')
    expect(await calls.resume(await stateOf(second), 'deny')).toEqual({ result: ['once', 'deny'] })
  })

  it('fails as its work fails, also after a question', async () => {
    const calls = new PendingCalls<string>()
    await expect(calls.start(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once')
    const asked = calls.start(async (approver) => {
      throw new Error(await approver.ask(request))
    })
    await expect(calls.resume(await stateOf(asked), 'once')).rejects.toThrow('once')
  })

  it.each(['', 'made-up', '00000000-0000-4000-8000-000000000000'])('is not found by the state %j', (state) => {
    expect(() => new PendingCalls<string>().resume(state, 'always')).toThrow(/No call waits/)
  })

  it('takes one answer only', async () => {
    const calls = new PendingCalls<string>()
    const state = await stateOf(calls.start((approver) => approver.ask(request)))
    expect(await calls.resume(state, 'deny')).toEqual({ result: 'deny' })
    expect(() => calls.resume(state, 'always')).toThrow(/No call waits/)
  })

  it('gets a no when nobody answers in time, and nobody minds what becomes of it', async () => {
    const calls = new PendingCalls<string>({ patience: 1000 })
    const heard: Approval[] = []
    const state = await stateOf(
      calls.start(async (approver) => {
        heard.push(await approver.ask(request))
        throw new Error('nobody listens')
      }),
    )
    await vi.advanceTimersByTimeAsync(999)
    expect(heard).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(heard).toEqual(['deny'])
    expect(() => calls.resume(state, 'always')).toThrow(/No call waits/)
  })

  it('gets a no when too many wait, and when the server closes', async () => {
    const calls = new PendingCalls<Approval>({ limit: 1 })
    const state = await stateOf(calls.start((approver) => approver.ask(request)))
    expect(await calls.start((approver) => approver.ask(request))).toEqual({ result: 'deny' })
    calls.close()
    expect(() => calls.resume(state, 'once')).toThrow(/No call waits/)
  })
})
