import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { SkillFiles } from '@metier/core'
import type { Crew, TreeToWrite } from '../crew/crew.ts'
import { packToSend } from '../crew/pack-to-send.ts'
import { isSameDisk } from '../store/is-same-disk.ts'
import type { SkillStore } from '../store/open-store.ts'
import { writeTree } from '../store/write-tree.ts'
import { writing } from '../store/writing.ts'
import { makeLink } from './make-link.ts'

export interface OpenAheadOptions {
  readonly store: Pick<SkillStore, 'quarantine' | 'path' | 'placeOf' | 'give'>
  readonly crew: Pick<Crew, 'isStarted' | 'offer'>
  /** Absolute directory that skills are about to be moved to; on another disk nothing is written. */
  readonly root: string
  /** Absolute directories of agents that get links to them. */
  readonly linkRoots?: readonly string[]
}

/** Skills that are written into quarantine while others are still read. Whether they are installed is not said yet. */
export interface Ahead {
  /**
   * Takes a skill to be written, by a thread where one has time. Its files are not changed any more by whoever offers;
   * without them it is one of the store. `name` is that of the directory that it gets.
   */
  offer(skill: OfferedSkill): void
  /** Was it offered when that was possible? */
  has(digest: string): boolean
  /** Where each lies that was written, by its digest; waits for those that are being written. */
  written(): Promise<ReadonlyMap<string, string>>
  /** Folders by the directory that they are for, with a link to each skill that was offered, under its name. */
  readonly links: ReadonlyMap<string, LinksAhead>
  /** Takes away what was not moved from there. */
  close(): Promise<void>
}

export interface LinksAhead {
  /** Absolute; where they lie. */
  readonly folder: string
  /** Absolute directory of what they lead to. */
  readonly home: string
  /** Names that exist there; add each one that is made there. */
  readonly names: Set<string>
}

export interface OfferedSkill {
  readonly name: string
  readonly digest: string
  readonly files?: SkillFiles | undefined
}

/** Skills that are written in one go. */
const together = 8
/**
 * Skills that wait for threads that may never start. It takes all that come before those do: a folder is moved in one
 * step only with every one of its skills in it.
 */
const mostBefore = 64

/** Nothing is made before there are as many as go together. */
export function openAhead({ store, crew, root, linkRoots = [] }: OpenAheadOptions): Ahead {
  let quarantine: string | undefined
  let folder: string | undefined
  let isPossible: boolean | undefined
  const waiting: OfferedSkill[] = []
  const given = new Set<string>()
  const names = new Set<string>()
  const trees = new Map<string, string>()
  const pending: Promise<void>[] = []
  const links = new Map<string, LinksAhead>()
  /** It may become the folder of all skills, and quarantine itself is for this user alone. */
  const makeFolder = (): string => {
    quarantine = store.quarantine()
    for (const [at, to] of linkRoots.filter((each) => isSameDisk(each, store.path)).entries()) {
      const made = join(quarantine, `links-${at}`)
      writing(made, () => mkdirSync(made))
      links.set(to, { folder: made, home: root, names: new Set() })
    }
    const made = join(quarantine, 'skills')
    writing(made, () => mkdirSync(made))
    return made
  }
  /** While other threads judge and write: made at the end, all of them would wait for it. */
  const link = (name: string): void => {
    for (const [place, made] of links) {
      // Those that were not offered are made when the plan is carried out.
      if (made.names.has(name)) continue
      makeLink({ path: join(made.folder, name), to: join(root, name), place: join(place, name) })
      made.names.add(name)
    }
  }
  const write = (): void => {
    const within = (folder ??= makeFolder())
    const orders = waiting.splice(0, together).map((skill) => ({ ...skill, to: join(within, skill.name) }))
    for (const { name } of orders) link(name)
    const note = (): void => orders.forEach(({ digest, to }) => trees.set(digest, to))
    const answer = crew.offer(() => ({ kind: 'write', trees: orders.map((order) => treeOf(order, store)) }))
    if (answer === undefined) {
      // Threads that are busy judge, and whoever read the files has them at hand.
      for (const { digest, files = store.give(digest), to } of orders) {
        // What is damaged is found out under the lock, and said there.
        if (files === undefined) continue
        writeTree(files, to)
        trees.set(digest, to)
      }
    } else pending.push(answer.then(({ kind }) => (kind === 'written' ? note() : undefined)))
  }
  return {
    offer(skill) {
      if (given.has(skill.digest) || names.has(skill.name)) return
      if (!crew.isStarted && waiting.length === mostBefore) return
      isPossible ??= isSameDisk(root, store.path)
      if (!isPossible) return
      given.add(skill.digest)
      names.add(skill.name)
      waiting.push(skill)
      if (crew.isStarted) while (waiting.length >= together) write()
    },
    has: (digest) => given.has(digest),
    links,
    async written() {
      while (waiting.length > 0) write()
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

interface Order extends OfferedSkill {
  readonly to: string
}

function treeOf({ digest, files, to }: Order, store: Pick<SkillStore, 'placeOf'>): TreeToWrite {
  // Reading it shows whether it is there.
  return files === undefined ? { stored: store.placeOf(digest), digest, to } : { pack: packToSend(files), to }
}
