import { describe, expect, it } from 'vitest'
import { killDaemon } from './kill-daemon.ts'

/** Whoever is killed is found in /proc. */
const isLinux = process.platform === 'linux'

describe('a daemon that is killed while it works', () => {
  it.runIf(isLinux)(
    'leaves no process and no job that nobody knows the end of, and starts again each time',
    { timeout: 180_000 },
    async () => {
      const { jobs, orphans, statuses, started } = await killDaemon({ jobs: 16, kills: 3 })
      expect(started).toBe(4)
      expect(orphans).toEqual([])
      expect(jobs.length).toBeGreaterThan(0)
      expect(jobs.filter(({ state }) => !['done', 'failed', 'resumable'].includes(state))).toEqual([])
      for (const { state, result, failure } of jobs) {
        expect(state === 'done' ? result?.text : failure?.code).toBe(state === 'done' ? 'done' : 'interrupted')
      }
      // The last daemon was let alone until everything was answered.
      expect([...statuses.keys()]).toEqual([200])
      expect(jobs.filter(({ state }) => state === 'done').length).toBeGreaterThanOrEqual(4)
    },
  )
})
