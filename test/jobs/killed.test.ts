import { describe, expect, it } from 'vitest'
import { killJobs } from './kill-jobs.ts'

/** Whoever is killed is found in /proc. */
const isLinux = process.platform === 'linux'

describe('jobs whose worker is killed', () => {
  it.runIf(isLinux)(
    'are done, failed or resumable in the end, and leave no process',
    { timeout: 120_000 },
    async () => {
      const { jobs, orphans, resumed } = await killJobs({ jobs: 40, kills: 4 })
      expect(orphans).toEqual([])
      expect(jobs).toHaveLength(40)
      const states = new Set(jobs.map(({ state }) => state))
      expect([...states].filter((state) => !['done', 'failed', 'resumable'].includes(state))).toEqual([])
      // Four workers with four places each: no more than sixteen were cut off.
      expect(jobs.filter(({ state }) => state === 'done').length).toBeGreaterThanOrEqual(24)
      for (const { state, failure, result } of jobs)
        expect(state === 'done' ? result?.text : failure?.code).toBe(state === 'done' ? 'done' : 'interrupted')
      expect(resumed?.state ?? 'done').toBe('done')
    },
  )
})
