import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import type { SearchDocument, WeighedRows, WordVectors } from '@metier/core'
import { wordVectorsPath } from './open-word-vectors.ts'
import type { WeigherMessage } from './weigher-message.ts'
import { weigherState } from './weigher-state.ts'
import type { Weigher } from './weigher.ts'

export interface OpenWeigherOptions {
  /** Absolute path of a script that calls `serveWeigher` with the `weigher` of its `workerData`. */
  readonly script: string
  /** Words of a command line that it gets. */
  readonly words: readonly string[]
  /** The table that the thread must weigh with as well. */
  readonly vectors?: WordVectors | undefined
}

/** Documents at hand over there: some in work, and some that last while the next are read. */
const mostWaiting = 2
/** Milliseconds without anything done after which the thread is taken to be gone. */
const longestSilence = 10_000

/** Starts a thread that weighs; where none may be started, it is as if one had always too much to do. */
export function openWeigher(options: OpenWeigherOptions): Weigher {
  const state = new Int32Array(new SharedArrayBuffer(8))
  const { port1, port2 } = new MessageChannel()
  const { vectors } = options
  const weigher = { port: port2, state, ...(vectors && { vectors: wordVectorsPath() }) }
  const worker = start(options, weigher)
  let given = 0
  const post = (message: WeigherMessage): void => {
    given += 1
    port1.postMessage(message)
  }
  const end = (): undefined => {
    port1.close()
    void worker?.terminate()
  }
  return {
    offer(documents: () => readonly SearchDocument[]) {
      const isReady = Atomics.load(state, weigherState.standing) === weigherState.ready
      if (!isReady || given - Atomics.load(state, weigherState.done) >= mostWaiting) return false
      post({ kind: 'weigh', documents: documents() })
      return true
    },
    collect() {
      if (given === 0) return end()
      post({ kind: 'end' })
      const rows = wait(state) ? rowsIn(port1) : undefined
      end()
      // Rows of another table, or of none, would be another index.
      return rows?.meanings?.identity === vectors?.identity ? rows : undefined
    },
  }
}

function start({ script, words }: OpenWeigherOptions, weigher: { readonly port: MessagePort }): Worker | undefined {
  try {
    const [workerData, transferList] = [{ weigher }, [weigher.port]]
    const worker = new Worker(script, { argv: [...words], workerData, transferList, stdin: false })
    // What happens to it is seen by its silence: whoever weighs does not come to hear of events.
    worker.on('error', () => undefined)
    worker.unref()
    return worker
  } catch {
    return undefined
  }
}

/** Waits for the answer; false where there will be none. */
function wait(state: Int32Array): boolean {
  for (;;) {
    const standing = Atomics.load(state, weigherState.standing)
    if (standing !== weigherState.ready) return standing === weigherState.answered
    const done = Atomics.load(state, weigherState.done)
    const waited = Atomics.wait(state, weigherState.done, done, longestSilence)
    if (waited === 'timed-out') return false
  }
}

function rowsIn(port: MessagePort): WeighedRows | undefined {
  const received: { readonly message: WeighedRows } | undefined = receiveMessageOnPort(port)
  return received?.message
}
