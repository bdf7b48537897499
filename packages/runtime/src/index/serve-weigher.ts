import { MessagePort } from 'node:worker_threads'
import { SegmentBuilder } from '@metier/core'
import { openWordVectors } from './open-word-vectors.ts'
import type { WeigherMessage } from './weigher-message.ts'
import { weigherState } from './weigher-state.ts'

/** Weighs what comes, in a thread that `openWeigher` started; false where `data` are not from there. */
export function serveWeigher(data: unknown): boolean {
  if (!isWeigherData(data)) return false
  const { port, state, vectors } = data.weigher
  const stand = (standing: number): void => {
    Atomics.store(state, weigherState.standing, standing)
    Atomics.add(state, weigherState.done, 1)
    Atomics.notify(state, weigherState.done)
  }
  const builder = new SegmentBuilder(vectors === undefined ? undefined : openWordVectors(vectors))
  port.on('message', (message: WeigherMessage) => {
    try {
      if (message.kind === 'weigh') {
        for (const document of message.documents) builder.add(document)
        Atomics.add(state, weigherState.done, 1)
        Atomics.notify(state, weigherState.done)
        return
      }
      const rows = builder.weighed()
      const { starts, termNumbers, facts, sketches, meanings } = rows
      const { vectors, introductions } = meanings ?? {}
      const known = [vectors, introductions?.starts, introductions?.rows].filter((each) => each !== undefined)
      const moved = [starts, termNumbers, facts, sketches, ...known]
      port.postMessage(
        rows,
        moved.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer),
      )
      stand(weigherState.answered)
    } catch {
      stand(weigherState.failed)
    }
  })
  Atomics.store(state, weigherState.standing, weigherState.ready)
  return true
}

interface WeigherData {
  readonly weigher: { readonly port: MessagePort; readonly state: Int32Array; readonly vectors?: string }
}

function isWeigherData(data: unknown): data is WeigherData {
  if (typeof data !== 'object' || data === null || !('weigher' in data)) return false
  const { weigher } = data
  return typeof weigher === 'object' && weigher !== null && 'port' in weigher && weigher.port instanceof MessagePort
}
