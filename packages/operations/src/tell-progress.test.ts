import type { Job, JobEvent } from '@metier/runtime'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createTestContext } from './test-context.case.ts'
import { tellProgress } from './tell-progress.ts'

const job: Job = {
  id: 'a-1',
  state: 'running',
  task: { skill: 'sample', digest: null, prompt: '', allowedTools: [], cwd: '/', timeoutMs: 1 },
  driver: 'fake',
  resumable: false,
  background: false,
  created: 0,
  attempts: 1,
  owner: null,
}
const said = (text: string): JobEvent => ({ time: 0, type: 'text', text })
const tool: JobEvent = { time: 0, type: 'tool', name: 'git status', state: 'started' }

/** What is shown of these events while one waits for three looks. */
async function shownOf(events: () => Promise<readonly JobEvent[]>): Promise<readonly string[]> {
  const shown: string[] = []
  const looks: number[] = []
  const context = createTestContext({}, { progress: (what) => void shown.push(what) })
  const service = {
    get: async () => job,
    events: async () => {
      looks.push(1)
      return events()
    },
  }
  const ended = await tellProgress({ context, service, id: job.id }, async () => {
    while (looks.length < 3) await pause(20)
    return job
  })
  expect(ended).toBe(job)
  return shown
}

describe('what is shown of a job while somebody waits for it', () => {
  it.each<[string, readonly JobEvent[], readonly string[]]>([
    ['the last line that was said', [said('one\ntw'), said('o\n')], ['sample: two']],
    ['what is done since something was said', [said('one'), tool], ['sample: git status: started']],
    ['what was said since something was done', [said('one'), tool, said('two')], ['sample: two']],
    ['nothing of silence', [{ time: 0, type: 'state', state: 'running' }], []],
  ])('is %s, once', async (_what, events, expected) => {
    expect(await shownOf(async () => events)).toEqual(expected)
  })

  it('is nothing where it cannot be looked at, and the waiting goes on', async () => {
    expect(await shownOf(() => Promise.reject(new Error('It is gone.')))).toEqual([])
  })
})
