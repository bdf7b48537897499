import { describe, expect, it } from 'vitest'
import { killDaemon } from '../jobs/kill-daemon.ts'
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

describe('a daemon that is killed again and again during hundreds of jobs and calls', () => {
  it('leaves no process and no job that nobody knows the end of', async () => {
    const begun = runs(200)
    const { jobs, orphans, statuses, started, killed, calls } = await killDaemon({
      jobs: runs(200),
      kills: runs(12),
      begun,
    })
    process.stdout.write(
      `${jobs.length} jobs and ${calls} calls begun, ${killed} kills, ${started} starts, answers: ${JSON.stringify([...statuses])}\n`,
    )
    expect(orphans).toEqual([])
    expect(jobs.length + calls).toBeGreaterThanOrEqual(begun)
    expect(started).toBe(killed + 1)
    expect(jobs.filter(({ state }) => !['done', 'failed', 'resumable'].includes(state))).toEqual([])
  })
})
