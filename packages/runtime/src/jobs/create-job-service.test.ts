import { MetierError, type AgentResult, type AgentRun, type AgentTask } from '@metier/core'
import { createFakeAgentDriver } from '@metier/testing'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import type { CreateJobServiceOptions } from './create-job-service.ts'
import type { Job, JobEvent } from './job.ts'
import { jobResult } from './job-result.ts'
import { openJobStage, taskOf, type JobStage } from './stage.case.ts'

/** Says no end of things. */
async function talk(_task: unknown, { onEvent }: AgentRun): Promise<AgentResult> {
  for (let index = 0; index < 1000; index += 1) onEvent({ type: 'text', text: 'x'.repeat(100) })
  return { text: 'done', stop: 'done' }
}

/** Says its key wherever it can, once in two pieces. */
async function tellKey({ environment }: AgentTask, { onEvent }: AgentRun): Promise<AgentResult> {
  const key = environment['KEY'] ?? ''
  onEvent({ type: 'text', text: `my key is ${key.slice(0, 9)}` })
  onEvent({ type: 'text', text: `${key.slice(9)} and ` })
  onEvent({ type: 'tool', name: `use ${key}`, state: 'started' })
  return { text: `it was ${key}`, stop: 'done' }
}

const stages: JobStage[] = []

function stage(driver = createFakeAgentDriver(), options: Partial<CreateJobServiceOptions> = {}): JobStage {
  const made = openJobStage(driver, options)
  stages.push(made)
  return made
}

afterEach(async () => {
  for (const { service, tree } of stages.splice(0)) {
    await service.close()
    tree.cleanUp()
  }
})

/** As a killed process leaves its job: owned by a number that no process has. */
function abandon({ tree }: JobStage, { id }: Job, change: Partial<Job> = {}): void {
  const path = `jobs/live/${id}.json`
  const job: unknown = JSON.parse(readFileSync(tree.at(path), 'utf8'))
  tree.write(path, JSON.stringify({ ...Object(job), owner: { pid: 2 ** 30, started: '1' }, ...change }))
}

describe('a job', () => {
  it('WUN-64 ends with what its agent answered', async () => {
    const { service } = stage()
    const { id, state } = await service.submit(taskOf('hello'))
    expect(['queued', 'running']).toContain(state)
    const job = await service.wait(id)
    expect(job).toMatchObject({ state: 'done', attempts: 1, driver: 'fake', session: 'session-1', owner: null })
    expect(jobResult(job)).toMatchObject({ text: 'you said: hello', stop: 'done' })
    expect(await service.get(id.slice(0, -2))).toEqual(job)
  })

  it('tells what happens, to who listens and to who asks later', async () => {
    const { service } = stage()
    const heard: JobEvent[] = []
    const end = service.onEvent((_job, event) => heard.push(event))
    const { id } = await service.submit(taskOf('hello'))
    await service.wait(id)
    end()
    const said = [
      { type: 'state', state: 'running' },
      { type: 'session', id: 'session-1' },
      { type: 'text', text: 'you said: hello' },
      { type: 'state', state: 'done' },
    ]
    expect(heard).toMatchObject(said)
    expect(await service.events(id)).toEqual(heard)
  })

  it('that fails says why and what to do, and keeps nothing running', async () => {
    const { service } = stage()
    const job = await service.wait((await service.submit(taskOf('fail'))).id)
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'agent-failed', next: 'Ask it something else.' } })
    expect(() => jobResult(job)).toThrowError(expect.objectContaining({ code: 'agent-failed' }))
  })

  it('that takes too long is stopped and says so', async () => {
    const { service } = stage()
    const job = await service.wait((await service.submit(taskOf('wait', { timeoutMs: 30 }))).id)
    expect(job).toMatchObject({ state: 'failed', failure: { code: 'timed-out' } })
  })

  it('is cancelled while it runs, by this process or by another', async () => {
    const here = stage()
    const { id } = await here.service.submit(taskOf('wait'))
    expect((await here.service.cancel(id)).state).toBe('cancelled')
    const second = await here.service.submit(taskOf('wait'))
    expect((await here.open().cancel(second.id)).state).toBe('cancelled')
    expect((await here.service.cancel(id)).state).toBe('cancelled')
  })

  it('is cancelled while it waits, and then never starts', async () => {
    const driver = createFakeAgentDriver()
    const { service } = stage(driver)
    const jobs = await Promise.all(['wait', 'wait', 'hello'].map((prompt) => service.submit(taskOf(prompt))))
    const [first, second, third] = jobs.toSorted((one, other) => one.created - other.created)
    expect((await service.cancel(third?.id ?? '')).state).toBe('cancelled')
    await service.cancel(first?.id ?? '')
    await service.cancel(second?.id ?? '')
    expect(driver.runs.map(({ task }) => task.prompt)).toEqual(['wait', 'wait'])
  })

  it('whose agent comes from nowhere is not queued', async () => {
    const missing = new MetierError({ code: 'missing-dependency', message: 'No agent.' })
    const { service } = stage(undefined, { driver: async () => Promise.reject(missing) })
    await expect(service.submit(taskOf('hello'))).rejects.toBe(missing)
    expect(await service.list()).toEqual([])
  })

  it('with an answer too long keeps its beginning and says so', async () => {
    const { service } = stage(createFakeAgentDriver({ run: async () => ({ text: 'ü'.repeat(10_000), stop: 'done' }) }))
    const job = await service.wait((await service.submit(taskOf('hello'))).id)
    expect(job.truncated).toBe(true)
    expect(job.result?.text).toBe('ü'.repeat(5000))
  })

  it('keeps a bounded record of an agent that says no end of things', async () => {
    const { service, tree } = stage(createFakeAgentDriver({ run: talk }))
    const { id } = await service.wait((await service.submit(taskOf('hello'))).id)
    expect(statSync(tree.at(`jobs/events/${id}.jsonl`)).size).toBeLessThan(15_000)
    expect((await service.events(id)).map(({ type }) => type).slice(-2)).toEqual(['truncated', 'state'])
  })
})

describe('secrets of a job', () => {
  it('reach the agent, and no file and no listener', async () => {
    const secret = 'sk-very-secret-value'
    const { service, tree } = stage(createFakeAgentDriver({ run: tellKey }))
    const heard: JobEvent[] = []
    service.onEvent((_job, event) => heard.push(event))
    const job = await service.wait((await service.submit(taskOf('go', { environment: { KEY: secret } }))).id)
    expect(job.result?.text).toBe('it was ***')
    expect(JSON.stringify(heard)).not.toContain(secret)
    expect(heard.flatMap((event) => (event.type === 'text' ? [event.text] : [])).join('')).toBe('my key is *** and ')
    for (const name of readdirSync(tree.path, { recursive: true, encoding: 'utf8' })) {
      if (!statSync(tree.at(name)).isFile()) continue
      expect(readFileSync(tree.at(name), 'utf8')).not.toContain(secret)
      expect(statSync(tree.at(name)).mode & 0o077).toBe(0)
    }
  })

  it('are found again for a job that another process runs', async () => {
    const seen: unknown[] = []
    const run = async (task: { environment: unknown }) => {
      seen.push(task.environment)
      return { text: 'done', stop: 'done' as const }
    }
    const here = stage(createFakeAgentDriver({ run }), { startWorker: () => undefined })
    await here.service.submit(taskOf('go', { environment: { KEY: 'a secret' } }), { background: true })
    const worker = here.open({ environmentOf: async ({ skill }) => ({ KEY: `of ${skill}` }) })
    expect(await worker.work()).toBe(1)
    expect(seen).toEqual([{ KEY: 'of sample' }])
  })
})

describe('many jobs', () => {
  it('run at most so many at once, the first that came first', async () => {
    let now = 0
    let most = 0
    const order: string[] = []
    const run = async ({ prompt }: { prompt: string }) => {
      order.push(prompt)
      most = Math.max(most, ++now)
      await pause(5)
      now -= 1
      return { text: prompt, stop: 'done' as const }
    }
    const { service } = stage(createFakeAgentDriver({ run }))
    const prompts = Array.from({ length: 12 }, (_, index) => String(index))
    const jobs: Job[] = []
    for (const prompt of prompts) jobs.push(await service.submit(taskOf(prompt)))
    const ended = await Promise.all(jobs.map(({ id }) => service.wait(id)))
    expect(ended.map(({ result }) => result?.text)).toEqual(prompts)
    expect(order).toEqual(prompts)
    expect(most).toBe(2)
  })

  it('of two processes share the places', async () => {
    let now = 0
    let most = 0
    const run = async ({ prompt }: { prompt: string }) => {
      most = Math.max(most, ++now)
      await pause(10)
      now -= 1
      return { text: prompt, stop: 'done' as const }
    }
    const { service, open } = stage(createFakeAgentDriver({ run }))
    const other = open()
    const ids = await Promise.all(
      Array.from({ length: 10 }, async (_, index) => (await (index % 2 ? service : other).submit(taskOf('x'))).id),
    )
    const ended = await Promise.all(ids.map((id) => service.wait(id)))
    expect(ended.every(({ state }) => state === 'done')).toBe(true)
    expect(most).toBeLessThanOrEqual(2)
    await other.close()
  })

  it('are listed the newest first, and forgotten by number and age', async () => {
    const { service } = stage()
    const ids: string[] = []
    for (const prompt of ['a', 'b', 'c'])
      ids.unshift((await service.wait((await service.submit(taskOf(prompt))).id)).id)
    expect((await service.list()).map(({ id }) => id)).toEqual(ids)
    expect(await service.prune({ keepCount: 2 })).toEqual([ids[2]])
    expect((await service.list()).map(({ id }) => id)).toEqual(ids.slice(0, 2))
    await expect(service.get(ids[2] ?? '')).rejects.toMatchObject({ code: 'unknown-job' })
    expect(await service.prune({ keepDays: 0 })).toHaveLength(2)
  })
})

describe('an id', () => {
  it.each(['', 'nothing', '../../etc/passwd', '*'])('%j is unknown', async (id) => {
    const { service } = stage()
    await service.wait((await service.submit(taskOf('hello'))).id)
    await expect(service.get(id)).rejects.toMatchObject({ code: 'unknown-job' })
  })
})

describe('after a process was killed', () => {
  it('a job whose agent can go on is resumable, and goes on with its session', async () => {
    const driver = createFakeAgentDriver({ resumable: true })
    const here = stage(driver)
    const job = await here.service.submit(taskOf('wait'))
    await here.service.close()
    abandon(here, job, { state: 'running', session: 'kept', attempts: 1 })
    const later = here.open()
    expect(await later.get(job.id)).toMatchObject({ state: 'resumable', owner: null, failure: { code: 'interrupted' } })
    const resumed = await later.resume(job.id)
    expect(resumed.failure).toBeUndefined()
    await pause(50)
    expect(driver.runs.at(-1)?.resume).toBe('kept')
    await later.close()
  })

  it('a job whose agent cannot go on has failed and says why', async () => {
    const here = stage()
    const job = await here.service.submit(taskOf('wait'))
    await here.service.close()
    const [failed] = await here.open().list()
    expect(failed).toMatchObject({ id: job.id, state: 'failed', failure: { code: 'interrupted' } })
    await expect(here.open().resume(job.id)).rejects.toMatchObject({ code: 'usage' })
  })

  it('a job that had not begun waits on in the background, and is resumable otherwise', async () => {
    const here = stage(undefined, { startWorker: () => undefined })
    const background = await here.service.submit(taskOf('one'), { background: true })
    expect(background.owner).toBeNull()
    abandon(here, background)
    const foreground = await here.service.submit(taskOf('two'), { background: true })
    abandon(here, foreground, { background: false })
    expect((await here.service.get(background.id)).state).toBe('queued')
    expect((await here.service.get(foreground.id)).state).toBe('resumable')
    expect(await here.open().work()).toBe(1)
    await here.service.resume(foreground.id)
    expect((await here.service.wait(foreground.id)).result?.text).toBe('you said: two')
  })

  it('a file cut off in the middle is no job and harms no other', async () => {
    const here = stage()
    await here.service.wait((await here.service.submit(taskOf('hello'))).id)
    here.tree.write('jobs/live/cut.json', '{"id": "cu')
    here.tree.write('jobs/ended/other.json', '[]')
    expect(await here.service.list()).toHaveLength(1)
  })
})
