import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseNextJobs } from './choose-next-jobs.ts'
import { clipText } from './clip-text.ts'
import { createSecretFilter } from './create-secret-filter.ts'
import { forkTask } from './fork-task.ts'
import { isProcessAlive } from './is-process-alive.ts'
import type { JobState } from './job-states.ts'
import type { Job } from './job.ts'
import { processIdentity } from './process-identity.ts'
import { jobSettings, taskOf } from './stage.case.ts'

function jobOf(id: string, state: JobState, owner: number | null, created = Number(id)): Job {
  const { environment: _none, ...task } = taskOf('x')
  const base = { id, state, task, driver: 'fake', resumable: false, background: false, created, attempts: 0 }
  return { ...base, owner: owner === null ? null : { pid: owner, started: null } }
}

function choose(live: readonly Job[], patient = true): readonly string[] {
  return chooseNextJobs({ live, isOurs: ({ owner }) => owner?.pid === 1, maximumConcurrent: 2, patient }).map(
    ({ id }) => id,
  )
}

describe('whose turn it is', () => {
  it.each([
    [
      'the oldest, as many as there are places',
      [jobOf('3', 'queued', 1), jobOf('1', 'queued', 1), jobOf('2', 'queued', 1)],
      ['1', '2'],
    ],
    [
      'none when all places are taken',
      [jobOf('1', 'running', 1), jobOf('2', 'running', 2), jobOf('3', 'queued', 1)],
      [],
    ],
    [
      'none that another process asked for earlier',
      [jobOf('1', 'queued', 2), jobOf('2', 'queued', 2), jobOf('3', 'queued', 1)],
      [],
    ],
    ['ours where nobody has taken the earlier one on', [jobOf('1', 'queued', null), jobOf('2', 'queued', 1)], ['2']],
  ])('%s', (_what, live, expected) => {
    expect(choose(live)).toEqual(expected)
  })

  it('ours after all when the other process does not come', () => {
    expect(choose([jobOf('1', 'queued', 2), jobOf('2', 'queued', 2), jobOf('3', 'queued', 1)], false)).toEqual(['3'])
  })
})

describe('the secret filter', () => {
  it('lets no secret through, however the text is cut', () => {
    const secret = fc.string({ minLength: 6, maxLength: 12 }).filter((text) => !text.includes('*'))
    const pieces = fc.array(fc.string({ maxLength: 8 }))
    fc.assert(
      fc.property(secret, pieces, pieces, fc.nat(12), (value, before, after, cut) => {
        const filter = createSecretFilter([value])
        const parts = [...before, value.slice(0, cut), value.slice(cut), ...after]
        const shown = parts.map((part) => filter.push(part)).join('') + filter.end()
        expect(shown).not.toContain(value)
        expect(shown).toBe(filter.whole(parts.join('')))
      }),
    )
  })

  it('hides the longer of two that share a beginning, and leaves short words alone', () => {
    const filter = createSecretFilter(['secret', 'secret-and-more', 'on', ''])
    expect(filter.whole('secret-and-more, secret, on')).toBe('***, ***, on')
  })
})

describe('a clipped text', () => {
  it('is the longest beginning of whole characters that fits', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, maximum) => {
        const { text: kept, truncated } = clipText(text, maximum)
        expect(text.startsWith(kept)).toBe(true)
        expect(Buffer.byteLength(kept)).toBeLessThanOrEqual(maximum)
        expect(truncated).toBe(kept !== text)
        const next = String.fromCodePoint(text.codePointAt(kept.length) ?? 0)
        expect(truncated && Buffer.byteLength(kept + next) <= maximum).toBe(false)
      }),
    )
  })
})

describe('a process', () => {
  it('is known by its number and its start', () => {
    const self = processIdentity()
    expect(self?.pid).toBe(process.pid)
    expect(self && isProcessAlive(self)).toBe(true)
    expect(isProcessAlive({ pid: process.pid, started: 'another time' })).toBe(process.platform === 'win32')
    expect(isProcessAlive({ pid: 2 ** 30, started: null })).toBe(false)
  })
})

describe('the task of a fork', () => {
  const skill = {
    model: 'inherit',
    agent: ' reviewer ',
    effort: 'high',
    allowedTools: ['Bash(git:*)'],
  }
  const entryOf = (more: object) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only what a task is made of
    ({ name: 'sample', candidate: { digest: 'sha256:1', skill: { ...skill, ...more } } }) as unknown as Parameters<
      typeof forkTask
    >[0]['entry']
  const base = { prompt: 'Review 123', cwd: '/project', settings: { ...jobSettings, maximumTurns: 3 } }

  // WUN-11, WUN-13, WUN-63
  it('carries the body with its arguments and what the skill says of its session', () => {
    expect(forkTask({ ...base, entry: entryOf({ model: 'small' }) })).toEqual({
      skill: 'sample',
      digest: 'sha256:1',
      prompt: 'Review 123',
      model: 'small',
      agent: 'reviewer',
      effort: 'high',
      allowedTools: ['Bash(git:*)'],
      cwd: '/project',
      timeoutMs: 20_000,
      budget: { maximumTurns: 3 },
      environment: {},
    })
  })

  it('takes `inherit` for no wish, the caller over the skill, and a time only downwards', () => {
    const task = forkTask({ ...base, entry: entryOf({}), timeoutMs: 10, agent: 'codex' })
    expect(task).toMatchObject({ timeoutMs: 10, agent: 'codex' })
    expect(task.model).toBeUndefined()
    expect(forkTask({ ...base, entry: entryOf({}), timeoutMs: 1e9 }).timeoutMs).toBe(20_000)
  })
})
