import { describe, expect, it, vi } from 'vitest'
import { createFakeContext } from '../fake-context.case.ts'
import { followChanges } from './follow-changes.ts'

async function watched(options: { overrides?: Record<string, unknown>; stop?: boolean; fail?: boolean }) {
  vi.useFakeTimers()
  try {
    const { context, catalog, journal } = createFakeContext([], options)
    const watch = vi.fn<() => Promise<void>>(() =>
      options.fail ? Promise.reject(new Error('no watches left')) : Promise.resolve(),
    )
    const stop = followChanges(context, Object.assign(catalog, { watch }), 100)
    await vi.advanceTimersByTimeAsync(99)
    expect(watch).not.toHaveBeenCalled()
    if (options.stop) stop()
    await vi.advanceTimersByTimeAsync(100)
    return { times: watch.mock.calls.length, log: journal.entries }
  } finally {
    vi.useRealTimers()
  }
}

describe('followChanges', () => {
  it('begins after the delay, once', async () => {
    expect(await watched({})).toEqual({ times: 1, log: [] })
  })

  it('does nothing where the settings say so, WUN-76', async () => {
    expect(await watched({ overrides: { 'skills.load.watch': false } })).toEqual({ times: 0, log: [] })
  })

  it('does nothing once it was stopped', async () => {
    expect(await watched({ stop: true })).toEqual({ times: 0, log: [] })
  })

  it('goes on without a watch where there can be none', async () => {
    expect(await watched({ fail: true })).toMatchObject({ times: 1, log: [{ level: 'warn' }] })
  })
})
