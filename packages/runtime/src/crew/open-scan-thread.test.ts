import { scanPolicies, type ScanReport } from '@metier/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scanLimits } from '../scan/scan-limits.ts'
import type { Crew, CrewAnswer, CrewTask } from './crew.ts'
import { openScanThread } from './open-scan-thread.ts'
import type { JudgeTask } from './scan-thread.ts'

const report: ScanReport = { verdict: 'pass', findings: [], filesScanned: 1, skipped: [] }

const taskOf = (directory: string): JudgeTask => ({
  kind: 'judge',
  files: new Map(),
  directory,
  policy: scanPolicies.documented,
  limits: scanLimits,
  ownRules: [],
})

type Doing = (task: CrewTask) => Promise<CrewAnswer> | 'ends'

/** Crews of one thread that does this; each says what became of it. */
function crews(doing: Doing, canStart = true) {
  const made: { isEnded: boolean; tasks: CrewTask[] }[] = []
  const openCrew = (): Crew => {
    const state = { isEnded: false, tasks: [] as CrewTask[] }
    const endings: (() => void)[] = []
    made.push(state)
    let isThere = false
    const end = () => {
      isThere = false
      for (const each of endings) each()
    }
    return {
      get isStarted() {
        return isThere
      },
      start: () => {
        isThere ||= canStart && !state.isEnded
      },
      offer: (make) => {
        if (!isThere) return undefined
        const task = make()
        state.tasks.push(task)
        const answer = task.kind === 'write' ? Promise.resolve<CrewAnswer>({ kind: 'written' }) : doing(task)
        const lost = new Promise<CrewAnswer>((resolve) => {
          endings.push(() => resolve({ kind: 'failed' }))
        })
        if (answer === 'ends') end()
        return answer === 'ends' ? lost : Promise.race([answer, lost])
      },
      close: async () => {
        state.isEnded = true
        end()
      },
    }
  }
  return { made, openCrew }
}

const willing: Doing = async () => ({ kind: 'scanned', report })

afterEach(() => void vi.useRealTimers())

describe('a thread that judges skills', () => {
  it('is started by the first skill and ended when there was nothing to do for a while', async () => {
    vi.useFakeTimers()
    const { made, openCrew } = crews(willing)
    const thread = openScanThread({ openCrew, idle: 1000 })
    expect(made).toEqual([])
    await expect(thread.scan(() => taskOf('/a'))).resolves.toBe(report)
    await vi.advanceTimersByTimeAsync(900)
    await thread.scan(() => taskOf('/b'))
    await vi.advanceTimersByTimeAsync(900)
    expect(made.map(({ isEnded }) => isEnded)).toEqual([false])
    await vi.advanceTimersByTimeAsync(200)
    expect(made.map(({ isEnded }) => isEnded)).toEqual([true])
    await expect(thread.scan(() => taskOf('/c'))).resolves.toBe(report)
    expect(made).toHaveLength(2)
    await thread.close()
  })

  it('has one skill in memory: the next is read when the one before is judged', async () => {
    const held: ((answer: CrewAnswer) => void)[] = []
    const { openCrew } = crews(() => new Promise((resolve) => held.push(resolve)))
    const thread = openScanThread({ openCrew })
    const read: string[] = []
    const both = ['/a', '/b'].map((directory) =>
      thread.scan(() => {
        read.push(directory)
        return taskOf(directory)
      }),
    )
    await vi.waitFor(() => expect(read).toEqual(['/a']))
    await vi.waitFor(() => expect(held).toHaveLength(1))
    expect(read).toEqual(['/a'])
    held[0]?.({ kind: 'scanned', report })
    await both[0]
    await vi.waitFor(() => expect(read).toEqual(['/a', '/b']))
    await vi.waitFor(() => expect(held).toHaveLength(2))
    held[1]?.({ kind: 'scanned', report })
    await both[1]
    await thread.close()
  })

  it('lets nothing pass over which it ended, and judges the next', async () => {
    const { made, openCrew } = crews((task) =>
      task.kind === 'judge' && task.directory === '/killer' ? 'ends' : willing(task),
    )
    const thread = openScanThread({ openCrew })
    const [killer, next] = await Promise.all([thread.scan(() => taskOf('/killer')), thread.scan(() => taskOf('/b'))])
    expect(killer).toMatchObject({ verdict: 'block', findings: [{ rule: 'scanner-failed' }] })
    expect(next).toBe(report)
    expect(made).toHaveLength(2)
    await thread.close()
  })

  it('is ended over a skill that takes for ever', async () => {
    vi.useFakeTimers()
    const { openCrew } = crews(() => new Promise(() => {}))
    const thread = openScanThread({ openCrew, patience: 5000 })
    const endless = thread.scan(() => taskOf('/endless'))
    await vi.advanceTimersByTimeAsync(5000)
    await expect(endless).resolves.toMatchObject({ verdict: 'block' })
    await thread.close()
  })

  it.each<[string, () => Promise<ScanReport | undefined>]>([
    ['no thread can live here', () => openScanThread(crews(willing, false)).scan(() => taskOf('/a'))],
    ['there is nothing to hand over', () => openScanThread(crews(willing)).scan(() => undefined)],
    [
      'the thread cannot take it and lives',
      () => openScanThread(crews(async () => ({ kind: 'failed' }))).scan(() => taskOf('/a')),
    ],
  ])('leaves a skill to who asks when %s', async (_when, judged) => {
    await expect(judged()).resolves.toBeUndefined()
  })

  it('asks for a thread once and no more where none can live', async () => {
    const { made, openCrew } = crews(willing, false)
    const thread = openScanThread({ openCrew })
    await thread.scan(() => taskOf('/a'))
    const tried = made.length
    await thread.scan(() => taskOf('/b'))
    expect(made).toHaveLength(tried)
  })

  it('lets nothing pass that it has not judged when it is closed', async () => {
    const { openCrew } = crews(() => new Promise(() => {}))
    const thread = openScanThread({ openCrew })
    const waiting = ['/a', '/b'].map((directory) => thread.scan(() => taskOf(directory)))
    await thread.close()
    for (const each of await Promise.all(waiting)) expect(each).toMatchObject({ verdict: 'block' })
  })

  it('goes on after what could not be read', async () => {
    const thread = openScanThread(crews(willing))
    const bad = thread.scan(() => {
      throw new Error('unreadable')
    })
    await expect(bad).rejects.toThrow('unreadable')
    await expect(thread.scan(() => taskOf('/a'))).resolves.toBe(report)
    await thread.close()
  })
})
