import { MetierError, type CancelSignal, type SandboxProcess } from '@metier/core'
import type { HostMessage, LoadedFile } from './host-message.ts'

export interface CommandHostOptions {
  readonly process: SandboxProcess
  /** What a line begins with that is an answer; the process was told it. */
  readonly mark: string
  readonly onNote: (text: string) => void
}

export interface HostCall {
  readonly command: string
  readonly input: Readonly<Record<string, unknown>>
  readonly timeoutMs: number
  readonly signal?: CancelSignal | undefined
}

interface Waiting {
  readonly resolve: (message: HostMessage) => void
  readonly reject: (error: Error) => void
}

/** An answer longer than this is no result that anybody could use. */
const longestLine = 16 * 1024 * 1024
const keptErrors = 4096
/** How long a process without work may take to end. */
const leavingMs = 500
/** A host that has not loaded by then never will. */
const loadingMs = 30_000

/** A process that holds the commands of one skill in one language, and the questions it has yet to answer. */
export class CommandHost {
  readonly #options: CommandHostOptions
  readonly #waiting = new Map<number, Waiting>()
  readonly #decoder = new TextDecoder()
  #next = 1
  #rest = ''
  #errors = ''
  #isOver = false
  #isRetired = false

  constructor(options: CommandHostOptions) {
    this.#options = options
    const { process } = options
    process.onOutput((chunk) => this.#read(chunk))
    process.onError((chunk) => {
      this.#errors = (this.#errors + new TextDecoder().decode(chunk)).slice(-keptErrors)
    })
    void process.exited.then(() => this.#end())
  }

  get isAlive(): boolean {
    return !this.#isOver && !this.#isRetired
  }

  get isIdle(): boolean {
    return this.#waiting.size === 0
  }

  /** What it printed last on standard error. */
  get lastErrors(): string {
    return this.#errors
  }

  async load(message: Readonly<Record<string, unknown>>): Promise<readonly LoadedFile[]> {
    const { answer } = this.#ask({ kind: 'load', ...message })
    const timer = setTimeout(() => void this.kill(), loadingMs)
    try {
      return (await answer).files ?? []
    } finally {
      clearTimeout(timer)
    }
  }

  /** Rejects with `timed-out`, `interrupted`, or `command-failed` when the process ends under it. */
  async call({ command, input, timeoutMs, signal }: HostCall): Promise<HostMessage> {
    const { id, answer } = this.#ask({ kind: 'call', command, input })
    const give = (error: MetierError): void => {
      this.#write({ kind: 'cancel', call: id })
      this.#waiting.get(id)?.reject(error)
      this.#waiting.delete(id)
      // Nobody can tell what it is still doing: the next call gets a new process.
      this.retire()
    }
    const timer = setTimeout(() => give(timedOut(command, timeoutMs)), timeoutMs)
    const stop = (): void => give(interrupted(command))
    signal?.addEventListener('abort', stop)
    try {
      if (signal?.aborted === true) stop()
      return await answer
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      if (this.#isRetired && this.isIdle) void this.kill()
    }
  }

  /** Takes no more calls, and is gone when it has answered those it has. */
  retire(): void {
    this.#isRetired = true
    if (this.isIdle) void this.kill()
  }

  async kill(): Promise<void> {
    this.#isRetired = true
    if (this.isIdle && !this.#isOver) await this.#leave()
    await this.#options.process.kill()
    this.#end()
  }

  /** A process that has nothing to do ends by itself when nobody can ask it any more; the log then says that it did. */
  async #leave(): Promise<void> {
    const { process } = this.#options
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, leavingMs)
    })
    process.endInput()
    await Promise.race([process.exited, patience])
    clearTimeout(timer)
  }

  #ask(message: Readonly<Record<string, unknown>>): { readonly id: number; readonly answer: Promise<HostMessage> } {
    const id = this.#next
    this.#next += 1
    const answer = new Promise<HostMessage>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
    })
    if (this.#isOver) this.#end()
    else this.#write({ id, ...message })
    return { id, answer }
  }

  #write(message: Readonly<Record<string, unknown>>): void {
    if (!this.#isOver) this.#options.process.write(`${JSON.stringify(message)}\n`)
  }

  #read(chunk: Uint8Array): void {
    const lines = (this.#rest + this.#decoder.decode(chunk, { stream: true })).split('\n')
    this.#rest = lines.pop() ?? ''
    if (this.#rest.length > longestLine) {
      void this.kill()
      return
    }
    for (const line of lines) this.#receive(line)
  }

  #receive(line: string): void {
    const { mark, onNote } = this.#options
    if (!line.startsWith(mark)) {
      if (line !== '') onNote(line)
      return
    }
    const message = parse(line.slice(mark.length))
    if (message?.note !== undefined) onNote(message.note)
    if (message?.id === undefined) return
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    waiting?.resolve(message)
  }

  #end(): void {
    this.#isOver = true
    const said = this.#errors.trim().split('\n').slice(-8).join('\n')
    for (const [id, { reject }] of this.#waiting) {
      this.#waiting.delete(id)
      reject(
        new MetierError({
          code: 'command-failed',
          message: `Its process ended before it answered.${said === '' ? '' : ` Its last words: ${said}`}`,
          next: 'Call it again; a new process is started for it.',
        }),
      )
    }
  }
}

function timedOut(command: string, timeoutMs: number): MetierError {
  return new MetierError({
    code: 'timed-out',
    message: `${command} did not answer within ${timeoutMs / 1000} s, and was ended.`,
    next: 'Give it less to do, or raise `commands.timeoutMs` in your settings.',
    data: { timeoutMs },
  })
}

function interrupted(command: string): MetierError {
  return new MetierError({ code: 'interrupted', message: `${command} was cancelled.` })
}

/** The process is a stranger's: a line that is no message is no answer. */
function parse(text: string): HostMessage | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
