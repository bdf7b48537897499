import { spawn } from 'node:child_process'
import { MetierError, type CancelSignal } from '@metier/core'

export interface RunProgramOptions {
  /** Absolute. */
  readonly cwd: string
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly signal?: CancelSignal
  /** UTF-16 units that are kept of what it writes. */
  readonly mostOutput?: number
}

export interface ProgramEnd {
  readonly status: number | null
  readonly stdout: string
  /** The end of it. */
  readonly stderr: string
}

/** Milliseconds after which a transfer is given up, as other downloads are. */
const longest = 30 * 60_000

/** UTF-16 units that are kept. */
const usualOutput = 1_000_000
const mostErrors = 10_000

/**
 * Runs a program of the user's own, such as git, to its end; never a shell. Throws `missing-dependency` when it is not
 * there and `interrupted` when it was stopped.
 */
export function runProgram(program: string, words: readonly string[], options: RunProgramOptions): Promise<ProgramEnd> {
  const { cwd, environment, signal, mostOutput = usualOutput } = options
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { cwd, env: { ...environment }, stdio: ['ignore', 'pipe', 'pipe'] })
    let stdout = ''
    let stderr = ''
    const stop = (): void => void child.kill('SIGKILL')
    // When this process is ended, what it started is ended too: nobody waits for it any more.
    const end = (): void => void child.kill('SIGTERM')
    process.once('exit', end)
    const timer = setTimeout(stop, longest)
    signal?.addEventListener('abort', stop, { once: true })
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout = (stdout + text).slice(0, mostOutput)))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr = (stderr + text).slice(-mostErrors)))
    const settle = (): void => {
      clearTimeout(timer)
      process.off('exit', end)
      signal?.removeEventListener('abort', stop)
    }
    child.on('error', (error) => {
      settle()
      reject(absent(program, error))
    })
    child.on('close', (status) => {
      settle()
      if (signal?.aborted === true) reject(interrupted())
      else resolve({ status, stdout, stderr })
    })
  })
}

function absent(program: string, error: Error): MetierError {
  return new MetierError({
    code: 'missing-dependency',
    message: `${program} cannot be started: ${error.message}.`,
    next: `Install ${program}, or install the skill from an archive.`,
  })
}

function interrupted(): MetierError {
  return new MetierError({ code: 'interrupted', message: 'Stopped.', next: 'Nothing was changed.' })
}
