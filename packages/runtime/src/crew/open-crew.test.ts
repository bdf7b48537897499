import { createTemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Crew, CrewTask } from './crew.ts'
import { openCrew } from './open-crew.ts'

/** Answers each task with the first path in it as its kind; `die` ends it, and for `wait` it never answers. */
const script = `
import { workerData } from 'node:worker_threads'
workerData.port.on('message', ({ number, task }) => {
  const [{ to }] = task.trees
  if (to === 'die') process.exit(1)
  if (to === 'throw') throw new Error('of a thread')
  if (to !== 'wait') workerData.port.postMessage({ number, answer: { kind: 'written' } })
})
`

let tree: ReturnType<typeof createTemporaryTree>
let crew: Crew
beforeEach(() => {
  tree = createTemporaryTree({ 'thread.mjs': script })
  crew = openCrew({ script: tree.at('thread.mjs'), words: [], count: 1 })
})
afterEach(async () => {
  await crew.close()
  tree.cleanUp()
})

const write = (to: string) => (): CrewTask => ({ kind: 'write', trees: [{ pack: new Uint8Array([1]), to }] })

/** What is answered; `busy` where nobody took it. */
const give = (to: string): Promise<unknown> => crew.offer(write(to)) ?? Promise.resolve('busy')

describe('threads that share in work', () => {
  it('are none before they are started, and none after they ended', async () => {
    expect(crew.offer(write('x'))).toBeUndefined()
    expect(crew.isStarted).toBe(false)
    crew.start()
    expect(crew.isStarted).toBe(true)
    await expect(give('x')).resolves.toEqual({ kind: 'written' })
    await crew.close()
    expect(crew.isStarted).toBe(false)
    expect(crew.offer(write('x'))).toBeUndefined()
  })

  it('take eight tasks each and then no more, so that whoever has them does the rest', async () => {
    crew.start()
    const taken = Array.from({ length: 8 }, () => give('wait'))
    let asked = false
    const more = crew.offer(() => {
      asked = true
      return write('x')()
    })
    expect(more).toBeUndefined()
    expect(asked).toBe(false)
    await crew.close()
    await expect(Promise.all(taken)).resolves.toEqual(taken.map(() => ({ kind: 'failed' })))
  })

  it('are heard by one who never pauses', async () => {
    crew.start()
    await crew.offer(write('x'))
    const answers = Array.from({ length: 4 }, () => give('x'))
    // No turn of the event loop in between: only `offer` itself can find out that they are done.
    const end = Date.now() + 30_000
    let more: ReturnType<Crew['offer']>
    while (more === undefined && Date.now() < end) more = crew.offer(write('x'))
    await expect(Promise.all(answers)).resolves.toEqual(answers.map(() => ({ kind: 'written' })))
    await expect(more).resolves.toEqual({ kind: 'written' })
  })

  it.each(['die', 'throw'])('that %s leave nobody waiting', async (how) => {
    crew.start()
    const answers = [give(how), give('x')]
    await expect(Promise.all(answers)).resolves.toEqual([{ kind: 'failed' }, { kind: 'failed' }])
    expect(crew.offer(write('x'))).toBeUndefined()
  })

  it('that cannot be started leave nobody waiting', async () => {
    const none = openCrew({ script: tree.at('nothing.mjs'), words: [], count: 1 })
    none.start()
    await expect(none.offer(write('x'))).resolves.toEqual({ kind: 'failed' })
    expect(none.isStarted).toBe(false)
    await none.close()
  })
})
