import { describe, expect, it } from 'vitest'
import { MessageWork } from './message-work.ts'
import { SocketApprovals } from './socket-approvals.ts'

const nobody = new SocketApprovals({ send: () => {} })

describe('work on a message', () => {
  it('comes to what it comes to', async () => {
    expect(await new MessageWork(1, nobody).result(Promise.resolve('done'))).toBe('done')
    await expect(new MessageWork(1, nobody).result(Promise.reject(new Error('no')))).rejects.toThrow('no')
  })

  it('ends when it is taken back, and whoever listens hears of it, before or after', async () => {
    const work = new MessageWork('a', nobody)
    const early = work.signal
    const result = work.result(new Promise(() => {}))
    work.takeBack()
    await expect(result).rejects.toMatchObject({ code: 'interrupted' })
    expect(early.aborted).toBe(true)
    const late = new MessageWork('b', nobody)
    late.takeBack()
    expect(late.signal.aborted).toBe(true)
    expect(late.signal).toBe(late.signal)
  })

  it('stays what it came to when it is taken back too late', async () => {
    const work = new MessageWork(undefined, nobody)
    const result = work.result(Promise.resolve(1))
    expect(await result).toBe(1)
    work.takeBack()
    expect(await result).toBe(1)
  })
})
