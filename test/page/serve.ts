import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Sandbox } from '../cli/sandbox.ts'

export interface Served {
  /** The address of the page as a person opens it, with the key that lets them decide. */
  readonly page: string
  /** The address of the daemon. */
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts the real daemon in a sandbox, on any free port. */
export async function serve(sandbox: Sandbox): Promise<Served> {
  const daemon = sandbox.start('serve', '--port', '0')
  daemon.stderr.resume()
  for await (const line of createInterface({ input: daemon.stdout })) {
    const { page }: { page: string } = JSON.parse(sandbox.run('serve', 'status', '--json').stdout)
    return { page, origin: line.replace(/\/mcp$/, ''), stop: () => stop(daemon) }
  }
  throw new Error('The daemon ended before it said where it is.')
}

async function stop(daemon: ChildProcess): Promise<void> {
  if (daemon.exitCode !== null) return
  const ended = once(daemon, 'exit')
  daemon.kill('SIGTERM')
  await ended
}
