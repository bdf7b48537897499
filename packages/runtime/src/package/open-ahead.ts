import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SkillFiles } from '@metier/core'
import type { Crew } from '../crew/crew.ts'
import { packToSend } from '../crew/pack-to-send.ts'
import { isSameDisk } from '../store/is-same-disk.ts'
import type { SkillStore } from '../store/open-store.ts'
import { writeTree } from '../store/write-tree.ts'

export interface OpenAheadOptions {
  readonly store: Pick<SkillStore, 'quarantine' | 'path'>
  readonly crew: Pick<Crew, 'isStarted' | 'offer'>
  /** Absolute directory that skills are about to be moved to; on another disk nothing is written. */
  readonly root: string
}

/** Skills that are written into quarantine while others are still read. Whether they are installed is not said yet. */
export interface Ahead {
  /** Takes a skill to be written, by a thread where one has time. Its files are not changed any more by whoever offers. */
  offer(digest: string, files: SkillFiles): void
  /** Was it offered when that was possible? */
  has(digest: string): boolean
  /** Where each lies that was written, by its digest; waits for those that are being written. */
  written(): Promise<ReadonlyMap<string, string>>
  /** Takes away what was not moved from there. */
  close(): Promise<void>
}

/** Skills that are written in one go. */
const together = 8

/** Nothing is made before there are as many as go together. */
export function openAhead({ store, crew, root }: OpenAheadOptions): Ahead {
  let quarantine: string | undefined
  let isPossible: boolean | undefined
  const waiting: [digest: string, files: SkillFiles][] = []
  const given = new Set<string>()
  const trees = new Map<string, string>()
  const pending: Promise<void>[] = []
  let count = 0
  const write = (): void => {
    const within = (quarantine ??= store.quarantine())
    const orders = waiting.splice(0).map(([digest, files]) => ({ digest, files, to: join(within, String(count++)) }))
    const note = (): void => orders.forEach(({ digest, to }) => trees.set(digest, to))
    const answer = crew.offer(() => ({
      kind: 'write',
      trees: orders.map(({ files, to }) => ({ pack: packToSend(files), to })),
    }))
    if (answer === undefined) {
      // Threads that are busy judge, and whoever read the files has them at hand.
      for (const { files, to } of orders) writeTree(files, to)
      note()
    } else pending.push(answer.then(({ kind }) => (kind === 'written' ? note() : undefined)))
  }
  return {
    offer(digest, files) {
      if (!crew.isStarted || given.has(digest)) return
      isPossible ??= isSameDisk(root, store.path)
      if (!isPossible) return
      given.add(digest)
      if (waiting.push([digest, files]) === together) write()
    },
    has: (digest) => given.has(digest),
    async written() {
      if (waiting.length > 0) write()
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
