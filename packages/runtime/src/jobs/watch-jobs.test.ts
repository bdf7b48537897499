import { createFakeAgentDriver } from '@metier/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { openJobStage, taskOf, type JobStage } from './stage.case.ts'
import { watchJobs, type JobNews } from './watch-jobs.ts'

let stage: JobStage
afterEach(async () => {
  await stage.service.close()
  stage.tree.cleanUp()
})

/** Another process, as far as files go. */
function watch() {
  const directory = stage.tree.at('jobs')
  return watchJobs({ fileSystem: createNodeFileSystem(), directory, service: stage.open() })
}

const short = (news: readonly JobNews[]) =>
  news.map(({ job, changed, events }) => [job.id, changed ? job.state : 'as it was', events.map(({ type }) => type)])

describe('watchJobs', () => {
  it('begins with nothing, tells each end once, and what was said on the way', async () => {
    stage = openJobStage(createFakeAgentDriver())
    const old = await stage.service.submit(taskOf('old'))
    await stage.service.wait(old.id)
    const look = watch()
    expect(await look()).toEqual([])
    const job = await stage.service.submit(taskOf('new'))
    await stage.service.wait(job.id)
    const news = await look()
    expect(short(news)).toEqual([[job.id, 'done', expect.arrayContaining(['state', 'text'])]])
    expect(await look()).toEqual([])
  })

  it('tells of a state that changes while the job goes on, and of a cancelled one', async () => {
    stage = openJobStage(createFakeAgentDriver())
    const look = watch()
    await look()
    const job = await stage.service.submit(taskOf('wait'))
    const states: string[] = []
    const until = async (state: string) =>
      expect
        .poll(
          async () => {
            states.push(...(await look()).filter(({ changed }) => changed).map((each) => each.job.state))
            return states.at(-1)
          },
          { timeout: 30_000 },
        )
        .toBe(state)
    await until('running')
    await stage.open().cancel(job.id)
    await until('cancelled')
  })

  it('says nothing of a job that was forgotten in between', async () => {
    stage = openJobStage(createFakeAgentDriver())
    const look = watch()
    await look()
    const job = await stage.service.submit(taskOf('gone'))
    await stage.service.wait(job.id)
    await stage.service.prune({ keepCount: 0, keepDays: 0 })
    expect(await look()).toEqual([])
  })
})
