import { createFakeClock, createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createNodeFileSystem } from '../disk/create-node-file-system.ts'
import { createSecretFilter } from './create-secret-filter.ts'
import type { JobEvent } from './job.ts'
import { openEventRecorder } from './open-event-recorder.ts'
import { readJobEvents } from './read-job-events.ts'

let tree: TemporaryTree
beforeEach(() => {
  tree = createTemporaryTree()
})
afterEach(() => tree.cleanUp())

function record(path = tree.at('events/job.jsonl'), maximumBytes = 10_000) {
  const heard: JobEvent[] = []
  const faults: unknown[] = []
  const recorder = openEventRecorder({
    path,
    clock: createFakeClock(),
    filter: createSecretFilter(['the-secret']),
    maximumBytes,
    onEvent: (event) => heard.push(event),
    onFault: (fault) => faults.push(fault),
  })
  return { recorder, heard, faults, kept: () => readJobEvents(createNodeFileSystem(), path) }
}

describe('the record of a job', () => {
  it('keeps words together until something else happens', () => {
    const { recorder, kept } = record()
    for (const text of ['one ', 'two ', 'the-sec', 'ret']) recorder.add({ type: 'text', text })
    recorder.add({ type: 'tool', name: 'Read', state: 'started' })
    recorder.state('done')
    expect(kept().map((event) => ('text' in event ? event.text : event.type))).toEqual(['one two ***', 'tool', 'state'])
  })

  it('tells soon what was said when nothing more comes, and no beginning of a secret', () => {
    vi.useFakeTimers()
    try {
      const { recorder, kept } = record()
      const said = () => kept().flatMap((event) => (event.type === 'text' ? [event.text] : []))
      recorder.add({ type: 'text', text: 'one ' })
      recorder.add({ type: 'text', text: 'two the-sec' })
      expect(said()).toEqual([])
      vi.advanceTimersByTime(1000)
      expect(said()).toEqual(['one two '])
      recorder.add({ type: 'text', text: 'ret' })
      recorder.state('done')
      vi.advanceTimersByTime(1000)
      expect(said()).toEqual(['one two ', '***'])
    } finally {
      vi.useRealTimers()
    }
  })

  it('goes on after a line that a crash cut off', () => {
    tree.write('events/job.jsonl', '{"time":1,"type":"state","state":"running"}\n{"time":2,"ty')
    const { recorder, kept } = record()
    recorder.state('done')
    expect(kept().map((event) => (event.type === 'state' ? event.state : ''))).toEqual(['running', 'done'])
  })

  it('tells once that it cannot be kept, throws nothing, and is still heard', () => {
    tree.write('file', '')
    const { recorder, heard, faults } = record(tree.at('file/job.jsonl'))
    recorder.state('running')
    recorder.add({ type: 'text', text: 'word' })
    recorder.flush()
    recorder.state('done')
    expect(faults).toEqual([expect.objectContaining({ code: 'file-unwritable' })])
    expect(heard.map(({ type }) => type)).toEqual(['state', 'text', 'state'])
  })

  it('ends at its limit, but for how it ended', () => {
    const { recorder, kept } = record(undefined, 200)
    for (let index = 0; index < 50; index += 1) recorder.add({ type: 'usage', inputTokens: index, outputTokens: 0 })
    recorder.state('failed')
    expect(kept().length).toBeLessThan(10)
    expect(
      kept()
        .map(({ type }) => type)
        .slice(-2),
    ).toEqual(['truncated', 'state'])
  })
})
