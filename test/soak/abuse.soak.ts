import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askNonsense, sayNonsense } from '../../packages/server/src/http/abuse.case.ts'
import { startTestDaemon, type StartedDaemon } from '../../packages/server/src/http/daemon-client.case.ts'
import { runs } from './runs.ts'

// Ten thousand of both, with other seeds than the tests have; the seed stands in the name, so that it can be made again.
describe('the daemon under ten thousand pieces of nonsense', () => {
  let started: StartedDaemon
  beforeAll(async () => {
    started = await startTestDaemon({
      'project/.agents/skills/one/SKILL.md': '---\nname: one\ndescription: Does one. Use it.\n---\nOne.\n',
      'outside.txt': 'a secret of the machine',
    })
  })
  afterAll(() => started.stop())

  it.each([101, 102, 103, 104, 105])('requests and frames of the seed %i', async (seed) => {
    expect(await askNonsense(started, { seed, rounds: runs(1000) })).toEqual([])
    expect(await sayNonsense(started, { seed: seed + 1000, rounds: runs(1000) })).toEqual([])
    expect((await started.post('/v1/list', {})).status).toBe(200)
  })
})
