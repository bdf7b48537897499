import { spawn, type ChildProcess } from 'node:child_process'
import { Duplex, type Readable } from 'node:stream'
import { MetierError } from '@metier/core'
import { inPlaceOfInherited } from './in-place-of-inherited.ts'
import { killGroup } from './kill-group.ts'
import type { ProcessEnd, RunningProcess } from './running-process.ts'

export interface SpawnGroupOptions {
  /** The program, absolute, and its arguments. */
  readonly argv: readonly [string, ...string[]]
  /** What the program is called in the list of processes; by default as in `argv`. */
  readonly name?: string
  readonly cwd: string
  /** The whole environment. */
  readonly environment: Readonly<Record<string, string>>
  /** Standard input is empty when nothing is to be written to it; by default it is a pipe. */
  readonly isTalkedTo?: boolean
  /** Pipes beyond the three standard ones: file descriptor 3 and up in the child. */
  readonly pipes?: readonly ('to-child' | 'from-child')[]
  /** Runs what starts the process. */
  readonly enclose?: <Started>(start: () => Started) => Started
  /** Told when the process has started, with the extra pipes. */
  readonly started?: (pid: number, pipes: readonly Duplex[]) => void
  /** Done when all that outlived the process is gone too. */
  readonly cleanUp?: () => Promise<void>
  /** Looks at the end, with the first words on standard error; may throw when it was no end of the program. */
  readonly judge?: (end: ProcessEnd, complaint: string) => ProcessEnd
  /** Called last, when all of it is over, also when it could not be started. */
  readonly release?: () => void
  /** Kills whatever the group's own signal does not reach. */
  readonly killMore?: () => void
}

/** How long output may still arrive after the last process is dead: it lies in the pipe already. */
const drainMilliseconds = 500

/**
 * Starts a program in a session and process group of its own, so that one signal ends it with all its children.
 * Ended means: the group is dead, its output is read, no handle is left open.
 */
export function spawnGroup(options: SpawnGroupOptions): RunningProcess {
  const [file, ...rest] = options.argv
  const pipes = options.pipes ?? []
  const input = options.isTalkedTo === false ? 'ignore' : 'pipe'
  const start = () =>
    spawn(file, rest, {
      ...(options.name !== undefined && { argv0: options.name }),
      cwd: options.cwd,
      env: { ...options.environment },
      stdio: [input, 'pipe', 'pipe', ...pipes.map(() => 'pipe' as const), ...inPlaceOfInherited(pipes.length)],
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
  const child = begin(start, options)
  const extra = child.stdio.slice(3).filter((stream) => stream instanceof Duplex)
  // First of all, for it waits for what it is told now.
  if (child.pid !== undefined) options.started?.(child.pid, extra)
  // A program that closes its input early is no fault of ours, and is told by its exit status.
  for (const stream of child.stdio) stream?.on('error', () => {})
  const output = createFeed(child.stdout)
  const errors = createFeed(child.stderr)
  const exited = ending(child, options)
  // A caller that awaits `exited` hears of a failed start; one that does not must not crash the process.
  exited.catch(() => {})
  return {
    pid: child.pid ?? 0,
    write: (data) => void child.stdin?.write(data),
    endInput: () => void child.stdin?.end(),
    onOutput: output,
    onError: errors,
    async kill() {
      options.killMore?.()
      killGroup(child.pid)
      await exited.catch(() => {})
    },
    exited,
  }
}

/** Node refuses some arguments at once, such as those with a NUL. */
function begin(start: () => ChildProcess, { enclose, release }: SpawnGroupOptions): ChildProcess {
  try {
    return enclose ? enclose(start) : start()
  } catch (cause) {
    release?.()
    throw new MetierError({
      code: 'invalid-input',
      message: `The program could not be started: ${cause instanceof Error ? cause.message : String(cause)}.`,
      next: 'Look through its arguments and its environment.',
      cause,
    })
  }
}

function ending(child: ChildProcess, options: SpawnGroupOptions): Promise<ProcessEnd> {
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => {
      if (child.pid !== undefined) return
      options.release?.()
      reject(cannotStart(options.argv[0], cause))
    })
    const closed = new Promise<void>((done) => {
      child.once('close', () => done())
    })
    child.once('exit', (exitCode, signal) => {
      resolve(finish({ exitCode, signal }))
    })
    let complaint = ''
    child.stderr?.on('data', (chunk: Buffer) => {
      if (options.judge && complaint.length < complaintLength) complaint += chunk.toString()
    })
    const finish = async (end: ProcessEnd) => {
      // The leader is gone; what it left in its group must not outlive it.
      killGroup(child.pid)
      try {
        await options.cleanUp?.()
        await within(closed, drainMilliseconds)
        return options.judge?.(end, complaint) ?? end
      } finally {
        // Somebody who got away may still hold the other ends: they must hold nothing of ours.
        for (const stream of child.stdio) stream?.destroy()
        options.release?.()
      }
    }
  })
}

/** Enough for one sentence of whatever could not start the program. */
const complaintLength = 2048

function cannotStart(program: string, cause: Error): MetierError {
  const missing = 'code' in cause && (cause.code === 'ENOENT' || cause.code === 'EACCES')
  return new MetierError({
    code: missing ? 'missing-dependency' : 'internal',
    message: `The program ${JSON.stringify(program)} could not be started: ${cause.message}.`,
    next: missing ? 'Install it, or put its directory on PATH.' : 'Close other programs and run the command again.',
    cause,
  })
}

async function within(promise: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  await Promise.race([promise, timeout])
  clearTimeout(timer)
}

/** What arrives before anybody listens waits for the first listener: no program is faster than its caller. */
function createFeed(stream: Readable | null): (listener: (chunk: Uint8Array) => void) => void {
  const listeners: ((chunk: Uint8Array) => void)[] = []
  const waiting: Uint8Array[] = []
  stream?.on('data', (chunk: Uint8Array) => {
    if (listeners.length > 0) for (const listener of listeners) listener(chunk)
    else if (waiting.length < waitingChunks) waiting.push(chunk)
  })
  return (listener) => {
    listeners.push(listener)
    for (const chunk of waiting.splice(0)) listener(chunk)
  }
}

/** Chunks of at most 64 KiB that wait for a listener; what nobody asks for is dropped beyond that. */
const waitingChunks = 16
