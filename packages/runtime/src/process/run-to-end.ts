import type { CancelSignal, SandboxCommand, SandboxOutcome } from '@metier/core'
import type { RunningProcess } from './running-process.ts'

export interface RunToEndOptions {
  readonly launch: () => RunningProcess
  readonly input: SandboxCommand['input']
  /** Until all of it is killed. */
  readonly timeoutMs: number
  /** Bytes kept of standard output, and of standard error. */
  readonly outputBytes: number
  readonly signal: CancelSignal | undefined
}

/** Runs a program until it ends, runs out of time or output, or is cancelled; then nothing of it is left. */
export async function runToEnd(options: RunToEndOptions): Promise<SandboxOutcome> {
  const started = performance.now()
  if (options.signal?.aborted === true) return notStarted
  const running = options.launch()
  let stopped: SandboxOutcome['stopped']
  const stop = (why: NonNullable<SandboxOutcome['stopped']>) => {
    stopped ??= why
    void running.kill()
  }
  const stdout = createStore(options.outputBytes, () => stop('output'))
  const stderr = createStore(options.outputBytes, () => stop('output'))
  running.onOutput(stdout.add)
  running.onError(stderr.add)
  const timer = setTimeout(() => stop('timeout'), Math.min(options.timeoutMs, longestTimer))
  const cancel = () => stop('cancelled')
  options.signal?.addEventListener('abort', cancel, { once: true })
  if (options.input !== undefined) running.write(options.input)
  running.endInput()
  try {
    const end = await running.exited
    const why = stopped ?? end.stopped
    return {
      exitCode: why === undefined ? end.exitCode : null,
      signal: why === undefined ? end.signal : (end.signal ?? 'SIGKILL'),
      stdout: stdout.bytes(),
      stderr: stderr.bytes(),
      durationMs: performance.now() - started,
      ...(why !== undefined && { stopped: why }),
    }
  } finally {
    clearTimeout(timer)
    options.signal?.removeEventListener('abort', cancel)
  }
}

const notStarted: SandboxOutcome = {
  exitCode: null,
  signal: null,
  stdout: new Uint8Array(),
  stderr: new Uint8Array(),
  stopped: 'cancelled',
  durationMs: 0,
}

/** Keeps the first so many bytes; tells once that there were more. */
function createStore(limit: number, full: () => void) {
  const chunks: Uint8Array[] = []
  let length = 0
  return {
    add: (chunk: Uint8Array): void => {
      if (length >= limit && chunk.length > 0) return full()
      chunks.push(chunk.subarray(0, limit - length))
      length += Math.min(chunk.length, limit - length)
      if (chunks.at(-1)?.length !== chunk.length) full()
    },
    bytes: () => new Uint8Array(Buffer.concat(chunks)),
  }
}

/** A longer timer of Node's would fire at once. */
const longestTimer = 2 ** 31 - 1
