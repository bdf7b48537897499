import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { InstallPlan, InstallStep, SkillFiles } from '@metier/core'
import type { Crew } from '../crew/crew.ts'
import { packToSend } from '../crew/pack-to-send.ts'
import { nextTurn } from '../crew/next-turn.ts'
import { isSameDisk } from '../store/is-same-disk.ts'
import type { SkillStore } from '../store/open-store.ts'
import { writeTree } from '../store/write-tree.ts'
import { makeLinksAhead } from './make-links-ahead.ts'
import type { Ahead } from './open-ahead.ts'

export interface MakeAheadOptions {
  readonly store: SkillStore
  readonly plan: InstallPlan
  /** Digest by the name of the skill. */
  readonly digests: ReadonlyMap<string, string>
  readonly crew: Crew | undefined
  /** What was given to threads before there was a plan. */
  readonly ahead?: Ahead | undefined
  readonly progress: (what: string) => void
}

/** Skills that lie ready on the disk that they are to be installed on. */
export interface MadeAhead {
  /** Absolute paths of what was made, by the path that it is for. */
  readonly trees: ReadonlyMap<string, string>
  /** Takes away what was not moved from there. */
  readonly remove: () => void
}

/** Skills that a thread writes in one go. */
const together = 16
const fewest = 48

/**
 * Writes what a plan creates into quarantine, shared with other threads, so that under the lock it only has to be moved.
 * Where that is not worth it or would be another disk nothing is made, and what was not made is made under the lock.
 */
export async function makeAhead(options: MakeAheadOptions): Promise<MadeAhead> {
  const { store, plan, digests, crew, ahead, progress } = options
  const created = plan.steps.filter(({ action, form }) => action === 'create' && form !== 'link')
  const [first] = created
  const isWorth = crew?.isStarted === true && created.length >= fewest
  if (first === undefined || !isWorth || !isSameDisk(first.path, store.path))
    return { trees: new Map(), remove: () => undefined }
  const begun = begunOf(created, { digests, ahead })
  const steps = created.filter(({ path }) => !begun.has(path))
  const quarantine = store.quarantine()
  const trees = new Map<string, string>()
  const pending: Promise<void>[] = []
  const remove = (): void => rmSync(quarantine, { recursive: true, force: true })
  try {
    for (let at = 0; at < steps.length; at += together) {
      const orders = steps
        .slice(at, at + together)
        .flatMap((step, index) => orderOf(step, { store, digests, to: join(quarantine, String(at + index)) }))
      const note = (): void => orders.forEach(({ path, to }) => trees.set(path, to))
      progress(`Writing ${Math.min(at + together, steps.length)} of ${steps.length}`)
      const given = crew.offer(() => ({
        kind: 'write',
        trees: orders.map(({ files, to }) => ({ pack: packToSend(files), to })),
      }))
      if (given === undefined) {
        for (const { files, to } of orders) writeTree(files, to)
        note()
      } else pending.push(given.then(({ kind }) => (kind === 'written' ? note() : undefined)))
      await nextTurn()
    }
    const writing = ahead?.written()
    // Threads are at their last ones.
    const links = makeLinksAhead(plan, quarantine, ahead?.links)
    await Promise.all(pending)
    const written = await writing
    for (const [path, digest] of begun) {
      const tree = written?.get(digest)
      if (tree !== undefined) trees.set(path, tree)
    }
    // Without the files that they lead to links are made where they belong.
    if (trees.size === created.length) for (const [path, link] of links) trees.set(path, link)
    return { trees, remove }
  } catch (error) {
    await Promise.all([...pending, ahead?.written()])
    remove()
    throw error
  }
}

/** Digests by path of what a thread has in its hands already; each is there once, whoever wants it twice writes the others. */
function begunOf(
  steps: readonly InstallStep[],
  { digests, ahead }: Pick<MakeAheadOptions, 'digests' | 'ahead'>,
): ReadonlyMap<string, string> {
  const begun = new Map<string, string>()
  const seen = new Set<string>()
  for (const { name, path } of steps) {
    const digest = digests.get(name)
    if (digest === undefined || seen.has(digest) || ahead?.has(digest) !== true) continue
    seen.add(digest)
    begun.set(path, digest)
  }
  return begun
}

interface Order {
  readonly path: string
  readonly to: string
  readonly files: SkillFiles
}

/** What cannot be had as files is copied under the lock, or refused there. */
function orderOf(
  { name, path }: InstallStep,
  { store, digests, to }: Pick<MakeAheadOptions, 'store' | 'digests'> & { readonly to: string },
): readonly Order[] {
  const digest = digests.get(name)
  const files = digest === undefined ? undefined : store.give(digest)
  return files === undefined ? [] : [{ path, to, files }]
}
