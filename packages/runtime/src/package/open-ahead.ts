import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SkillFiles } from '@metier/core'
import type { Crew } from '../crew/crew.ts'
import { packToSend } from '../crew/pack-to-send.ts'
import { isSameDisk } from '../store/is-same-disk.ts'
import type { SkillStore } from '../store/open-store.ts'

export interface OpenAheadOptions {
  readonly store: Pick<SkillStore, 'quarantine' | 'path'>
  readonly crew: Pick<Crew, 'isStarted' | 'offer'>
  /** Absolute directory that skills are about to be moved to; on another disk nothing is written. */
  readonly root: string
}

/** Skills that other threads write into quarantine while this one still reads. Whether they are installed is not said yet. */
export interface Ahead {
  /** Has a thread write this skill as soon as one has time. Its files are not changed any more by whoever offers. */
  offer(digest: string, files: SkillFiles): void
  /** Was it given to a thread? */
  has(digest: string): boolean
  /** Where each lies that was written, by its digest; waits for those that are being written. */
  written(): Promise<ReadonlyMap<string, string>>
  /** Takes away what was not moved from there. */
  close(): Promise<void>
}

/** Skills that a thread writes in one go. */
const together = 16
/** Skills that wait for a thread; what comes when more do is written later, see `makeAhead`. */
const mostWaiting = 256

/** Nothing is made before a thread takes the first. */
export function openAhead({ store, crew, root }: OpenAheadOptions): Ahead {
  let quarantine: string | undefined
  let isPossible: boolean | undefined
  const waiting = new Map<string, SkillFiles>()
  const given = new Set<string>()
  const trees = new Map<string, string>()
  const pending: Promise<void>[] = []
  const give = (): void => {
    const orders = [...waiting]
      .slice(0, together)
      .map(([digest, files], at) => ({ digest, files, name: String(given.size + at) }))
    const answer = crew.offer(() => {
      const within = (quarantine ??= store.quarantine())
      return {
        kind: 'write',
        trees: orders.map(({ files, name }) => ({ pack: packToSend(files), to: join(within, name) })),
      }
    })
    if (answer === undefined) return
    for (const { digest } of orders) {
      waiting.delete(digest)
      given.add(digest)
    }
    const note = (): void => orders.forEach(({ digest, name }) => trees.set(digest, join(quarantine ?? '', name)))
    pending.push(answer.then(({ kind }) => (kind === 'written' ? note() : undefined)))
  }
  return {
    offer(digest, files) {
      if (!crew.isStarted || given.has(digest) || waiting.size >= mostWaiting) return
      isPossible ??= isSameDisk(root, store.path)
      if (!isPossible) return
      waiting.set(digest, files)
      if (waiting.size >= together) give()
    },
    has: (digest) => given.has(digest),
    async written() {
      await Promise.all(pending)
      return trees
    },
    async close() {
      // What a thread is writing would be there again after it was taken away.
      await Promise.all(pending)
      if (quarantine !== undefined) rmSync(quarantine, { recursive: true, force: true })
    },
  }
}
