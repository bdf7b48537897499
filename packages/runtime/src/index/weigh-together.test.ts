import { createHash } from 'node:crypto'
import { build } from 'esbuild'
import { createTemporaryTree } from '@metier/testing'
import { join } from 'node:path'
import { SegmentBuilder, searchDocument, type SearchDocument } from '@metier/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openWeigher } from './open-weigher.ts'
import type { Weigher } from './weigher.ts'
import { weighTogether } from './weigh-together.ts'

const topics = ['invoice', 'deploy', 'review', 'translate', 'monitor', 'readFile', 'café', '翻译']

function documentAt(slot: number): SearchDocument {
  const topic = topics[slot % topics.length] ?? ''
  const skill = {
    name: `${topic}-${slot}`,
    description: `To ${topic} what is number ${slot}.`,
    triggers: [`${topic} now`],
  }
  return searchDocument(
    { ...skill, intents: [], tags: [topic] },
    `# About ${topic}\nA text with words${slot} and ${topic}s.`,
  )
}

function noteAt(slot: number) {
  return { stamp: [slot, 7 * slot] as const, record: Uint8Array.of(slot & 255) }
}

/** A digest of the index: to compare a million bytes one by one takes longer than to make them. */
function built(count: number, weigher?: Weigher): string {
  const builder = new SegmentBuilder()
  weighTogether({ builder, weigher, count, documentAt, noteAt })
  return createHash('sha256').update(builder.finish({ count })).digest('hex')
}

/** Weighs in this thread, and takes whatever `takes` says of how often it was asked. */
function weigherHere(takes: (asked: number) => boolean): Weigher & { readonly given: () => number } {
  const builder = new SegmentBuilder()
  let asked = 0
  return {
    given: () => builder.size,
    offer(documents) {
      if (!takes(asked++)) return false
      for (const document of documents()) builder.add(document)
      return true
    },
    collect: () => builder.weighed(),
  }
}

describe('weighTogether', () => {
  it.each([700, 1024, 2001])('makes the same index of %i documents, whoever weighs them', (count) => {
    const alone = built(count)
    for (const takes of [() => true, (asked: number) => asked % 3 === 1, (asked: number) => asked > 5]) {
      const weigher = weigherHere(takes)
      expect(built(count, weigher)).toBe(alone)
      expect(weigher.given() % 256).toBe(0)
    }
  })

  it('weighs again what was lost', () => {
    const weigher = { ...weigherHere(() => true), collect: () => undefined }
    expect(built(2000, weigher)).toBe(built(2000))
    expect(weigher.given()).toBeGreaterThan(0)
  })
})

describe('openWeigher', () => {
  let tree: ReturnType<typeof createTemporaryTree>
  beforeAll(async () => {
    tree = createTemporaryTree({
      'dies.mjs': `
        import { workerData } from 'node:worker_threads'
        Atomics.store(workerData.weigher.state, 0, 1)
        workerData.weigher.port.once('message', () => {
          Atomics.store(workerData.weigher.state, 0, 2)
          Atomics.add(workerData.weigher.state, 1, 1)
          Atomics.notify(workerData.weigher.state, 1)
          process.exit(1)
        })`,
    })
    await build({
      stdin: {
        contents: `
          import { workerData } from 'node:worker_threads'
          import { serveWeigher } from './serve-weigher.ts'
          serveWeigher(workerData)`,
        resolveDir: import.meta.dirname,
      },
      bundle: true,
      platform: 'node',
      format: 'cjs',
      conditions: ['metier-source'],
      define: { 'import.meta.url': JSON.stringify(import.meta.url) },
      outfile: join(tree.at('.'), 'weighs.cjs'),
    })
  })
  afterAll(() => tree.cleanUp())

  /** A weigher that has started; how a thread is slow to start is not what is asked here. */
  function started(script: string): Weigher & { readonly given: () => number } {
    const weigher = openWeigher({ script: tree.at(script), words: [] })
    let given = 0
    return {
      given: () => given,
      offer(documents) {
        for (let waited = 0; waited < 2000; waited += 1) {
          if (weigher.offer(documents)) {
            given += 1
            return true
          }
          if (given > 0) return false
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5)
        }
        return false
      },
      collect: () => weigher.collect(),
    }
  }

  it('weighs in another thread while this one never comes to hear of it', () => {
    const weigher = started('weighs.cjs')
    expect(built(5000, weigher)).toBe(built(5000))
    expect(weigher.given()).toBeGreaterThan(0)
  })

  it('loses nothing with a thread that ends', () => {
    const weigher = started('dies.mjs')
    expect(built(3000, weigher)).toBe(built(3000))
    expect(weigher.given()).toBeGreaterThan(0)
  })

  it('is as if it had always too much to do where there is no such script', () => {
    const weigher = openWeigher({ script: tree.at('nothing.mjs'), words: [] })
    expect(weigher.offer(() => [documentAt(1)])).toBe(false)
    expect(weigher.collect()).toBeUndefined()
  })
})
