import { createFakeHost } from '@metier/testing'
import { expect, it } from 'vitest'
import { createLimitsSandbox } from '../limits/create-limits-sandbox.ts'
import { sharedCgroups } from './shared-cgroups.ts'

it.skipIf(process.platform === 'win32')(
  'all sandboxes of a process share one set of groups and one listener',
  async () => {
    expect(sharedCgroups()).toBe(sharedCgroups())
    const before = process.listenerCount('exit')
    for (let round = 0; round < 3; round += 1) {
      const sandbox = createLimitsSandbox({ host: createFakeHost() })
      const { exitCode } = await sandbox.run({
        argv: ['/bin/sh', '-c', 'exit 7'],
        cwd: '/',
        skillDirectory: '/',
        environment: {},
        grants: { network: false, credentials: [], readable: [], writable: [] },
        limits: {
          timeoutMs: 30_000,
          outputBytes: 1000,
          memoryBytes: 64 * 1024 * 1024,
          processes: 10,
          fileBytes: 1000,
          cpuSeconds: 10,
        },
      })
      expect(exitCode).toBe(7)
    }
    expect(process.listenerCount('exit')).toBeLessThanOrEqual(before + 1)
  },
)
