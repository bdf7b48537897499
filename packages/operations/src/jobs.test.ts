import { createFakeAgentDriver, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import {
  createJobService,
  createNodeFileSystem,
  createNodeFileWriter,
  systemClock,
  type JobService,
} from '@metier/runtime'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cancelJob } from './cancel-job.ts'
import { eraseOperation } from './erase-operation.ts'
import { jobs } from './jobs.ts'
import { listJobs } from './list-jobs.ts'
import { runOperation } from './run-operation.ts'
import { showJob } from './show-job.ts'
import { createTestContext } from './test-context.case.ts'

let tree: TemporaryTree
let service: JobService
beforeEach(() => {
  tree = createTemporaryTree()
  service = createJobService({
    fileSystem: createNodeFileSystem(),
    writer: createNodeFileWriter(),
    clock: systemClock,
    directory: tree.path,
    settings: () => ({ maximumConcurrent: 2, timeoutMs: 9000, outputBytes: 9000, keepCount: 9, keepDays: 9 }),
    driver: async () => createFakeAgentDriver({ resumable: true }),
  })
})
afterEach(async () => {
  await service.close()
  tree.cleanUp()
})

const submit = async (prompt: string) => {
  const task = { skill: 'sample', digest: null, prompt, model: 'small', allowedTools: [], cwd: '/', timeoutMs: 9000 }
  return (await service.submit({ ...task, environment: {} })).id
}
const context = () => createTestContext({}, { jobs: async () => service })
const run = async (input: object) => runOperation(eraseOperation(jobs), input, context())

describe('jobs', () => {
  it('waits, shows and lists', async () => {
    const id = await submit('hello')
    const row = {
      id,
      state: 'done',
      skill: 'sample',
      agent: 'fake',
      model: 'small',
      result: 'you said: hello',
      stop: 'done',
    }
    expect(await run({ action: 'wait', id })).toMatchObject({ no: false, output: { jobs: [row] } })
    expect(await run({})).toMatchObject({ no: false, output: { action: 'list', jobs: [row], more: 0 } })
    const { output } = await run({ action: 'show', id })
    expect(output).toMatchObject({
      events: [
        { type: 'state', text: 'running' },
        { type: 'session', text: 'session-1' },
        { type: 'text', text: 'you said: hello' },
        { type: 'state', text: 'done' },
      ],
    })
  })

  it('says no when there is no answer', async () => {
    const failed = await submit('fail')
    expect(await run({ action: 'wait', id: failed })).toMatchObject({
      no: true,
      output: { jobs: [{ state: 'failed' }] },
    })
    const cancelled = await submit('wait')
    expect(await run({ action: 'cancel', id: cancelled })).toMatchObject({
      no: false,
      output: { jobs: [{ state: 'cancelled' }] },
    })
    expect(await run({ action: 'wait', id: cancelled })).toMatchObject({ no: true })
    await expect(run({ action: 'resume', id: cancelled })).rejects.toMatchObject({ code: 'usage' })
  })

  it('forgets', async () => {
    await service.wait(await submit('hello'))
    expect(await run({ action: 'prune', keep: 0 })).toMatchObject({ output: { pruned: [expect.any(String)] } })
    expect(await run({})).toMatchObject({ output: { jobs: [] } })
  })

  it.each(['show', 'wait', 'cancel', 'resume'])('%s needs an id', async (action) => {
    await expect(run({ action })).rejects.toMatchObject({ code: 'usage', message: expect.stringContaining(action) })
  })

  it('counts what it leaves out', async () => {
    for (const prompt of ['a', 'b', 'c']) await service.wait(await submit(prompt))
    expect(await run({ limit: 2 })).toMatchObject({ output: { more: 1 } })
    expect(await run({ state: 'failed' })).toMatchObject({ output: { jobs: [], more: 0 } })
  })
})

describe('jobs for programs', () => {
  it('are listed, shown and stopped one by one', async () => {
    const id = await submit('wait')
    const listed = await runOperation(eraseOperation(listJobs), {}, context())
    expect(listed.output).toMatchObject({ jobs: [{ id }], more: 0 })
    expect((await runOperation(eraseOperation(cancelJob), { id }, context())).output).toMatchObject({
      job: { id, state: 'cancelled' },
    })
    const shown = await runOperation(eraseOperation(showJob), { id: id.slice(0, 9) }, context())
    expect(shown.output).toMatchObject({ job: { id }, events: [{ text: 'running' }, {}, { text: 'cancelled' }] })
    const none = await runOperation(eraseOperation(listJobs), { state: 'done' }, context())
    expect(none.output).toMatchObject({ jobs: [], more: 0 })
  })
})
