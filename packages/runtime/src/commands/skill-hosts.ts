import { MetierError } from '@metier/core'
import type { CommandHost } from './host/command-host.ts'
import type { LoadedFile } from './host/host-message.ts'
import type { StartedHost } from './host/start-command-host.ts'

export interface HostWanted {
  /** One process for each language and set of grants. */
  readonly key: string
  /** Of the files as they are now. */
  readonly stamp: string
  /** Names the whole skill as it is now, for a process that has a copy of it. */
  readonly content: string | null
  readonly start: () => Promise<StartedHost>
}

interface Slot {
  host?: CommandHost
  stamp?: string
  /** What its copy is of; none where it has the skill itself. */
  content?: string | null
  files: readonly LoadedFile[]
  /** A version that could not be loaded, so that it is not tried at every call. */
  failed?: { readonly stamp: string; readonly files: readonly LoadedFile[] }
  starting?: { readonly stamp: string; readonly content: string | null; readonly done: Promise<CommandHost> }
}

/** The processes of one skill. Each is replaced whole when the files change, and never by one that is broken. */
export class SkillHosts {
  readonly #slots = new Map<string, Slot>()
  #calls = 0

  get isLoaded(): boolean {
    return [...this.#slots.values()].some(({ host }) => host?.isAlive === true)
  }

  get isBusy(): boolean {
    return this.#calls > 0
  }

  /** Files that could not be loaded as they are now, while an earlier version goes on. */
  brokenFiles(stamp: string): readonly LoadedFile[] {
    return [...this.#slots.values()].flatMap(({ failed }) => (failed?.stamp === stamp ? failed.files : []))
  }

  /** What the processes that answer for this version say they hold, by file. */
  loadedFiles(stamp: string): readonly LoadedFile[] {
    return [...this.#slots.values()].flatMap((slot) => {
      const isCurrent = slot.stamp === stamp || slot.failed?.stamp === stamp
      return slot.host?.isAlive === true && isCurrent ? slot.files : []
    })
  }

  /** Works with a process of this version, or the last good one where this version is broken. */
  async use<Result>(wanted: HostWanted, work: (host: CommandHost) => Promise<Result>): Promise<Result> {
    this.#calls += 1
    try {
      return await work(await this.#acquire(wanted))
    } finally {
      this.#calls -= 1
    }
  }

  /** Ends all processes once they are idle. */
  retire(): void {
    for (const { host } of this.#slots.values()) host?.retire()
    this.#slots.clear()
  }

  async kill(): Promise<void> {
    const hosts = [...this.#slots.values()].flatMap(({ host }) => (host === undefined ? [] : [host]))
    this.#slots.clear()
    await Promise.all(hosts.map((host) => host.kill()))
  }

  async #acquire(wanted: HostWanted): Promise<CommandHost> {
    const { key, stamp, content } = wanted
    const slot = this.#slots.get(key) ?? { files: [] }
    this.#slots.set(key, slot)
    const isCurrent = slot.stamp === stamp || slot.failed?.stamp === stamp
    const isOfNow = slot.content === undefined || slot.content === content
    if (slot.host?.isAlive === true && isCurrent && isOfNow) return slot.host
    if (slot.starting?.stamp === stamp && slot.starting.content === content) return slot.starting.done
    const done = this.#replace(slot, wanted)
    slot.starting = { stamp, content, done }
    try {
      return await done
    } finally {
      if (slot.starting?.done === done) delete slot.starting
    }
  }

  async #replace(slot: Slot, { stamp, content, start, key }: HostWanted): Promise<CommandHost> {
    const before = slot.host?.isAlive === true ? slot.host : undefined
    const started = await this.#start(slot, { stamp, start, before })
    // Also of what did not start or is broken: it is not tried at every call.
    if (slot.content !== undefined) slot.content = content
    if (started === undefined) return before ?? unreachable()
    const wasGood = new Set(slot.files.flatMap(({ file, problem }) => (problem === undefined ? [file] : [])))
    const spoiled = started.files.filter(({ file, problem }) => problem !== undefined && wasGood.has(file))
    if (before !== undefined && before.isAlive && spoiled.length > 0) {
      slot.failed = { stamp, files: spoiled }
      void started.host.kill()
      return before
    }
    // A skill that was unloaded meanwhile has no slot any more: what was started for it serves this call and ends.
    if (this.#slots.get(key) !== slot) this.#slots.set(key, slot)
    slot.host = started.host
    slot.stamp = stamp
    if (started.isOfCopy) slot.content = content
    else delete slot.content
    slot.files = started.files
    delete slot.failed
    before?.retire()
    return started.host
  }

  async #start(
    slot: Slot,
    { stamp, start, before }: { stamp: string; start: () => Promise<StartedHost>; before: CommandHost | undefined },
  ): Promise<StartedHost | undefined> {
    try {
      return await start()
    } catch (error) {
      // What the guard refuses is refused; a process that does not start leaves the one that runs.
      if (before === undefined || !(error instanceof MetierError) || error.code !== 'command-failed') throw error
      slot.failed = { stamp, files: slot.files.map((file) => ({ ...file, problem: { message: error.message } })) }
      return undefined
    }
  }
}

function unreachable(): never {
  throw new MetierError({ code: 'internal', message: 'A process that was running is gone.', next: 'Call it again.' })
}
