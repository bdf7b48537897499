import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { runToEnd } from './run-to-end.ts'
import { spawnGroup } from './spawn-group.ts'

const shell = (line: string) => () =>
  spawnGroup({ argv: ['/bin/sh', '-c', line], cwd: '/', environment: { PATH: '/usr/bin:/bin' } })

const run = (line: string, more: Partial<Parameters<typeof runToEnd>[0]> = {}) =>
  runToEnd({
    launch: shell(line),
    input: undefined,
    timeoutMs: 20_000,
    outputBytes: 65_536,
    signal: undefined,
    ...more,
  })

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

describe('running to the end', () => {
  it('WUN-70: kills the whole group when its time is up, children and all', async () => {
    const outcome = await run('sleep 60 & sleep 60; echo late', { timeoutMs: 200 })
    expect(outcome).toMatchObject({ stopped: 'timeout', exitCode: null, signal: 'SIGKILL' })
    expect(text(outcome.stdout)).toBe('')
  })

  it('WUN-71: keeps exactly so many bytes of each stream and kills what prints more', async () => {
    const outcome = await run('printf 12345; printf 123456789 >&2; sleep 60', { outputBytes: 5 })
    expect(outcome).toMatchObject({ stopped: 'output' })
    expect(text(outcome.stdout)).toBe('12345')
    expect(text(outcome.stderr)).toBe('12345')
  })

  it('does not wait for what holds the output open after the end', async () => {
    const outcome = await run('sleep 60 & echo done')
    expect(outcome).toMatchObject({ exitCode: 0 })
    expect(text(outcome.stdout)).toBe('done\n')
  })

  it('tells a signal from an exit status', async () => {
    expect(await run('kill -TERM $$')).toMatchObject({ exitCode: null, signal: 'SIGTERM' })
    expect(await run('exit 143')).toMatchObject({ exitCode: 143, signal: null })
  })

  it('takes a deadline beyond what a timer can hold as none', async () => {
    expect(await run('sleep 0.05; echo x', { timeoutMs: 2 ** 40 })).toMatchObject({ exitCode: 0 })
  })

  it('starts nothing when it is cancelled already', async () => {
    const outcome = await run('echo x', {
      signal: AbortSignal.abort(),
      launch: () => {
        throw new Error('was started')
      },
    })
    expect(outcome).toMatchObject({ stopped: 'cancelled' })
  })

  it('forgets a signal that outlives it', async () => {
    let listeners = 0
    const signal = {
      aborted: false,
      addEventListener: () => void listeners++,
      removeEventListener: () => void listeners--,
    }
    await run('true', { signal })
    expect(listeners).toBe(0)
  })

  it.skipIf(process.platform !== 'linux')('leaves no descriptor open', async () => {
    await run('true')
    const before = readdirSync('/proc/self/fd').length
    await Promise.all(Array.from({ length: 20 }, () => run('sleep 5 & echo x', { timeoutMs: 10_000 })))
    expect(readdirSync('/proc/self/fd').length).toBeLessThanOrEqual(before)
  })
})
