import { spawn } from 'node:child_process'

export interface StartedServer {
  /** What the pattern found in its output. */
  readonly found: RegExpExecArray
  readonly stop: () => Promise<void>
}

export interface StartServerOptions {
  readonly program: string
  readonly words: readonly string[]
  readonly environment?: Readonly<Record<string, string | undefined>>
  /** Seen in the output once it takes requests. */
  readonly ready: RegExp
}

/** Milliseconds: a machine that builds something else at the same time is slow. */
const longest = 60_000

/** A real server of somebody else's, until it is stopped. */
export function startServer({ program, words, environment, ready }: StartServerOptions): Promise<StartedServer> {
  const child = spawn(program, words, { env: { PATH: process.env['PATH'], ...environment }, stdio: 'pipe' })
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()))
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL')
    await ended
  }
  return new Promise((resolve, reject) => {
    let said = ''
    const fail = (why: string): void => {
      child.kill('SIGKILL')
      reject(new Error(`${program} ${why}: ${said.slice(-2000)}`))
    }
    const timer = setTimeout(() => fail('did not start in time'), longest)
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-20_000)
      const found = ready.exec(said)
      if (found === null) return
      clearTimeout(timer)
      resolve({ found, stop })
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('error', (error) => fail(error.message))
    child.once('close', () => fail('ended'))
  })
}
