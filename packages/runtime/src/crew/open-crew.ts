import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from 'node:worker_threads'
import type { Crew, CrewAnswer, CrewTask } from './crew.ts'

export interface OpenCrewOptions {
  /** Absolute path of a script that calls `serveCrew` with the port in its `workerData`. */
  readonly script: string
  /** Words of a command line that it gets. */
  readonly words: readonly string[]
  /** How many threads beside this one. */
  readonly count: number
  /** Megabytes of heap that a thread may keep; it ends when it needs more. Node's own limit unless told. */
  readonly mostMegabytes?: number
}

/** What a thread is sent; it answers with the same number. */
export interface CrewMessage {
  readonly number: number
  readonly task: CrewTask
}

interface Answered {
  readonly number: number
  readonly answer: CrewAnswer
}

/**
 * Tasks that wait for a thread: one in its hands and some at hand, which last while whoever gives them reads and writes a
 * few skills; few enough that the end finds nobody with a long list.
 */
const mostWaiting = 8

/**
 * Megabytes for what a thread has made and is done with a moment later. Node gives each 48, whatever it does; with these
 * a first installation of a thousand skills peaked at 227 MB for 266, in the same time of the processor.
 */
const youngMegabytes = 12

/** No thread is started before `start`. */
export function openCrew(options: OpenCrewOptions): Crew {
  let members: readonly CrewMember[] | undefined
  return {
    get isStarted() {
      return members?.some(({ isThere }) => isThere) === true
    },
    start() {
      members ??= startAll(options)
    },
    offer(task) {
      for (const member of members ?? []) member.hear()
      const free = members?.filter(({ isThere, waiting }) => isThere && waiting < mostWaiting)
      return free?.toSorted((left, right) => left.waiting - right.waiting)[0]?.give(task())
    },
    async close() {
      await Promise.all((members ?? []).map((member) => member.end()))
      members = []
    },
  }
}

/** Where no thread may be started, this one does everything. */
function startAll(options: OpenCrewOptions): readonly CrewMember[] {
  try {
    return Array.from({ length: options.count }, () => new CrewMember(options))
  } catch {
    return []
  }
}

class CrewMember {
  readonly #worker: Worker
  readonly #port: MessagePort
  readonly #waiting = new Map<number, (answer: CrewAnswer) => void>()
  #next = 0
  isThere = true

  constructor({ script, words, mostMegabytes }: OpenCrewOptions) {
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    const workerData = { port: port2 }
    this.#worker = new Worker(script, {
      argv: [...words],
      workerData,
      transferList: [port2],
      stdin: false,
      resourceLimits: {
        maxYoungGenerationSizeMb: youngMegabytes,
        ...(mostMegabytes !== undefined && { maxOldGenerationSizeMb: mostMegabytes }),
      },
    })
    this.#worker.on('error', () => this.#lose())
    this.#worker.on('exit', () => this.#lose())
    this.#port.on('message', (answered: Answered) => this.#settle(answered))
    // Only what is waited for keeps the process alive.
    this.#worker.unref()
    this.#port.unref()
  }

  get waiting(): number {
    return this.#waiting.size
  }

  give(task: CrewTask): Promise<CrewAnswer> {
    const number = this.#next++
    return new Promise((resolve) => {
      this.#waiting.set(number, resolve)
      this.#port.ref()
      this.#port.postMessage(
        { number, task },
        memoryOf(task).map(({ buffer }) => buffer),
      )
    })
  }

  /** What has been answered: whoever works without a pause would never hear of it. */
  hear(): void {
    for (let found = receiveMessageOnPort(this.#port); found !== undefined; found = receiveMessageOnPort(this.#port))
      this.#settle(found.message)
  }

  async end(): Promise<void> {
    this.#lose()
    await this.#worker.terminate()
  }

  #settle({ number, answer }: Answered): void {
    this.#waiting.get(number)?.(answer)
    this.#waiting.delete(number)
    if (this.#waiting.size === 0) this.#port.unref()
  }

  #lose(): void {
    if (!this.isThere) return
    this.isThere = false
    this.#port.close()
    for (const resolve of this.#waiting.values()) resolve({ kind: 'failed' })
    this.#waiting.clear()
  }
}

/** What changes hands with a task. */
function memoryOf(task: CrewTask): readonly Uint8Array<ArrayBuffer>[] {
  if (task.kind === 'judge') return [...task.files.values()].map(({ bytes }) => bytes)
  return task.kind === 'scan' ? [task.pack] : task.trees.flatMap((tree) => ('pack' in tree ? [tree.pack] : []))
}
