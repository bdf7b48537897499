import type { OperationContext } from '@metier/operations'
import { inTime, platformDirectories } from '@metier/runtime'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { RunningDaemon } from './running-daemon.ts'

type Ports = Pick<OperationContext, 'fileSystem' | 'writer' | 'host' | 'configuration'>

const largest = 64 * 1024

/** Milliseconds that a daemon has to say who it is; on this machine it takes one. */
const patience = 2000

/** How often a record that cannot be read is looked at again, and after how many milliseconds, before it is replaced. */
const mostLooks = 10
const untilWritten = 50

/** Where daemons write down that they run: one of each user and project, in files that only the user may read. */
export class DaemonRecords {
  readonly #ports: Ports
  readonly #directory: string

  constructor(ports: Ports) {
    this.#ports = ports
    this.#directory = join(platformDirectories(ports.host).state, 'daemons')
  }

  /** File of what a daemon in the background says. */
  get logFile(): string {
    return join(this.#directory, `${this.#id()}.log`)
  }

  /** The daemon of this project, if one runs. A record of one that is gone is taken away. */
  async find(): Promise<RunningDaemon | undefined> {
    const record = this.#read()
    if (record === undefined) return undefined
    if (isAlive(record.pid) && (await answers(record))) return record
    // Another may have written its own in the meantime.
    if (this.#read()?.instance === record.instance && !isAlive(record.pid)) this.#ports.writer.remove(this.#file())
    return undefined
  }

  /** Writes down that this one serves the project. Of several that start at once one does: the others get that one. */
  async claim(daemon: RunningDaemon): Promise<RunningDaemon | undefined> {
    for (let looks = 0; looks < mostLooks; looks += 1) {
      if (this.#ports.writer.claim(this.#file(), textOf(daemon))) return undefined
      const first = await this.find()
      if (first !== undefined) return first
      const left = this.#read()
      // Its process is another program's by now; or it is just being written.
      if (left !== undefined) this.remove(left.instance)
      else await setTimeout(untilWritten)
    }
    this.write(daemon)
    return undefined
  }

  write(daemon: RunningDaemon): void {
    this.#ports.writer.write(this.#file(), textOf(daemon), { mode: 0o600 })
  }

  /** Takes away the record of that daemon, and of no other. */
  remove(instance: string): void {
    if (this.#read()?.instance === instance) this.#ports.writer.remove(this.#file())
  }

  /** The secret that signs this user's tokens; made when it is first asked for. */
  tokenKey(): Uint8Array {
    const file = join(this.#directory, 'key')
    const known = this.#readKey(file)
    if (known !== undefined) return known
    const key = randomBytes(32)
    const text = `${key.toString('hex')}\n`
    if (this.#ports.writer.claim(file, text)) return key
    // Another made one at the same time, or what is there is no key.
    const first = this.#readKey(file)
    if (first === undefined) this.#ports.writer.write(file, text, { mode: 0o600 })
    return first ?? key
  }

  #readKey(file: string): Uint8Array | undefined {
    const text = this.#readOwn(file)?.trim() ?? ''
    return /^[0-9a-f]{64}$/.test(text) ? Buffer.from(text, 'hex') : undefined
  }

  #id(): string {
    return createHash('sha256').update(this.#ports.configuration.projectRoot).digest('hex').slice(0, 24)
  }

  #file(): string {
    return join(this.#directory, `${this.#id()}.json`)
  }

  #read(): RunningDaemon | undefined {
    const text = this.#readOwn(this.#file())
    if (text === undefined) return undefined
    try {
      return recordOf(JSON.parse(text))
    } catch {
      return undefined
    }
  }

  /** What others could have written is not believed: it would lead our requests, or our signal, elsewhere. */
  #readOwn(file: string): string | undefined {
    const head = this.#ports.fileSystem.readHead(file, largest, { followLink: false })
    if (head?.stat.kind !== 'file') return undefined
    const isForeign =
      process.getuid !== undefined && ((head.stat.mode & 0o077) !== 0 || head.stat.owner !== process.getuid())
    return isForeign ? undefined : new TextDecoder().decode(head.bytes)
  }
}

function textOf(daemon: RunningDaemon): string {
  return `${JSON.stringify(daemon, null, 2)}\n`
}

function recordOf(value: unknown): RunningDaemon | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given: Partial<Record<keyof RunningDaemon, unknown>> = value
  const { pid, url, port, instance, version, project, started } = given
  const isText = typeof url === 'string' && typeof instance === 'string' && typeof project === 'string'
  if (!isText || typeof version !== 'string' || typeof started !== 'number') return undefined
  if (typeof pid !== 'number' || !Number.isInteger(pid) || pid < 2 || typeof port !== 'number') return undefined
  return { pid, url, port, instance, version, project, started }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The process may be another by now, and the port another program's. */
async function answers({ url, instance }: RunningDaemon): Promise<boolean> {
  try {
    const body = await inTime({ timeout: patience }, async (signal): Promise<unknown> => {
      const response = await fetch(new URL('/health', url), { signal, redirect: 'error' })
      return response.json()
    })
    return typeof body === 'object' && body !== null && 'instance' in body && body.instance === instance
  } catch {
    return false
  }
}
