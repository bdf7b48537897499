import { describe, expect, it } from 'vitest'
import { killJobs } from '../jobs/kill-jobs.ts'
import { runs } from './runs.ts'

describe('hundreds of jobs whose worker is killed again and again', () => {
  it('are done, failed or resumable in the end, and leave no process', async () => {
    const number = runs(200)
    const { jobs, orphans } = await killJobs({ jobs: number, kills: runs(25) })
    expect(orphans).toEqual([])
    expect(jobs).toHaveLength(number)
    expect(jobs.filter(({ state }) => !['done', 'failed', 'resumable'].includes(state))).toEqual([])
  })
})
