import { spawn } from 'node:child_process'
import { program, type Sandbox } from '../cli/sandbox.ts'

/** How the real program ended in the project of a sandbox. */
export interface RunEnd {
  readonly status: number | null
  /** It was killed before it came to its end. */
  readonly isKilled: boolean
}

/** Kills within the time that a command takes, which the same command showed when it was left alone. */
export class KilledRuns {
  readonly #sandbox: Sandbox
  /** Milliseconds by the first word of a command. */
  readonly #took = new Map<string, number>()

  constructor(sandbox: Sandbox) {
    this.#sandbox = sandbox
  }

  /** Lets it come to its end. */
  async whole(words: readonly string[]): Promise<RunEnd> {
    const began = performance.now()
    const end = await this.#run(words)
    const [verb = ''] = words
    // The first one had its work to do; the same again finds it done.
    if (!this.#took.has(verb)) this.#took.set(verb, performance.now() - began)
    return end
  }

  /** A part of what its first run took is Node's own start, in which nothing is touched yet. */
  killed(words: readonly string[]): Promise<RunEnd> {
    const took = this.#took.get(words[0] ?? '') ?? 200
    return this.#run(words, took * (0.25 + 0.75 * Math.random()))
  }

  #run(words: readonly string[], killAfter?: number): Promise<RunEnd> {
    const { project: cwd, environment: env } = this.#sandbox
    return new Promise((resolve) => {
      const child = spawn(process.execPath, [program, ...words], { cwd, env, stdio: 'ignore' })
      const timer = killAfter === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfter)
      child.on('close', (status, signal) => {
        clearTimeout(timer)
        resolve({ status, isKilled: signal === 'SIGKILL' })
      })
    })
  }
}
