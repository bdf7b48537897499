import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEvents, type ServerEvent } from './read-events.ts'

function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

async function all(pieces: readonly Uint8Array[]): Promise<readonly ServerEvent[]> {
  const events: ServerEvent[] = []
  for await (const event of readEvents(streamOf(pieces))) events.push(event)
  return events
}

const text =
  'retry: 2000\n\n: still here\n\nevent: job\ndata: {"name":"ü€😀"}\n\ndata: one\ndata: two\n\nevent: empty\n\nhalf'
const expected = [
  { type: 'job', data: '{"name":"ü€😀"}' },
  { type: 'message', data: 'one\ntwo' },
]

describe('readEvents', () => {
  it('gives events alone, and none that is not whole', async () => {
    expect(await all([new TextEncoder().encode(text)])).toEqual(expected)
  })

  it('wherever the stream is cut into pieces', async () => {
    const bytes = new TextEncoder().encode(text)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 20 }), async (cuts) => {
        const places = [0, ...cuts.toSorted((one, other) => one - other), bytes.length]
        const pieces = places.slice(1).map((end, index) => bytes.slice(places[index], end))
        expect(await all(pieces)).toEqual(expected)
      }),
    )
  })
})
