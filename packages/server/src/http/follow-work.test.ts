import {
  createJobService,
  createNodeFileSystem,
  createNodeFileWriter,
  openAuditLog,
  systemClock,
  type JobService,
} from '@metier/runtime'
import { createFakeAgentDriver } from '@metier/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { startTestDaemon, type StartedDaemon } from './daemon-client.case.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(): Promise<StartedDaemon & { readonly jobs: JobService }> {
  const started = await startTestDaemon({})
  // As another process of the same user would have it.
  const jobs = createJobService({
    fileSystem: createNodeFileSystem(),
    writer: createNodeFileWriter(),
    clock: systemClock,
    directory: started.tree.at('home/.local/state/metier/jobs'),
    settings: () => ({ maximumConcurrent: 2, timeoutMs: 30_000, outputBytes: 1000, keepCount: 100, keepDays: 1 }),
    driver: async () => createFakeAgentDriver(),
  })
  stops.push(() => jobs.close(), started.stop)
  return { ...started, jobs }
}

const task = (prompt: string) => {
  return { skill: 'sample', digest: null, prompt, allowedTools: [], cwd: '/', timeoutMs: 30_000, environment: {} }
}

/** Everything that comes over `/v1/events`, as text. */
async function listen({ fetch }: StartedDaemon): Promise<{ readonly text: () => string }> {
  const leave = new AbortController()
  const { body } = await fetch('/v1/events', { signal: leave.signal })
  let text = ''
  const read = async () => {
    for await (const piece of body ?? []) text += new TextDecoder().decode(piece)
  }
  read().catch(() => {})
  stops.unshift(async () => leave.abort())
  await expect.poll(() => text, { timeout: 30_000 }).toContain('retry')
  return { text: () => text }
}

const patience = { timeout: 30_000 }

describe('what happens in jobs', () => {
  it('is told to whoever listens, of other processes too: progress, the end, a cancelling', async () => {
    const started = await start()
    const events = await listen(started)
    const socket = await started.connect()
    const { id } = await started.jobs.submit(task('hello'))
    await expect.poll(events.text, patience).toMatch(new RegExp(`event: job\ndata: .*${id}.*"state":"done"`))
    expect(events.text()).toContain('event: job_progress\n')
    expect(events.text()).toContain('you said: hello')
    await expect
      .poll(() => socket.messages.map(({ type }) => type), patience)
      .toEqual(expect.arrayContaining(['job_progress', 'job']))

    const slow = await started.jobs.submit(task('wait'))
    await expect.poll(events.text, patience).toMatch(new RegExp(`${slow.id}.*"state":"running"`))
    expect((await started.post('/v1/cancel-job', { id: slow.id })).status).toBe(200)
    await expect.poll(events.text, patience).toMatch(new RegExp(`${slow.id}.*"state":"cancelled"`))
    // What was asked of an agent is in no event.
    expect(events.text()).not.toContain('"prompt"')
  }, 60_000)

  it('and what skills run is told as it is written down', async () => {
    const started = await start()
    const events = await listen(started)
    const entry = {
      time: new Date().toISOString(),
      surface: 'cli',
      skill: 'deploy',
      digest: null,
      kind: 'command' as const,
      command: 'git status',
      argv: ['git', 'status'],
      cwd: '/',
      decision: 'allowed' as const,
      because: 'a rule',
      sandbox: 'none',
      exitCode: 0,
      durationMs: 1,
    }
    openAuditLog(started.context).append(entry)
    await expect.poll(events.text, patience).toMatch(/event: executions\ndata: .*"command":"git status"/)
  }, 60_000)
})
