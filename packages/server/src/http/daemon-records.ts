import type { OperationContext } from '@metier/operations'
import { platformDirectories } from '@metier/runtime'
import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { RunningDaemon } from './running-daemon.ts'

type Ports = Pick<OperationContext, 'fileSystem' | 'writer' | 'host' | 'configuration'>

const largest = 64 * 1024

/** Milliseconds that a daemon has to say who it is; on this machine it takes one. */
const patience = 2000

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

  write(daemon: RunningDaemon): void {
    this.#ports.writer.write(this.#file(), `${JSON.stringify(daemon, null, 2)}\n`, { mode: 0o600 })
  }

  /** Takes away the record of that daemon, and of no other. */
  remove(instance: string): void {
    if (this.#read()?.instance === instance) this.#ports.writer.remove(this.#file())
  }

  /** The secret that signs this user's tokens; made when it is first asked for. */
  tokenKey(): Uint8Array {
    const file = join(this.#directory, 'key')
    const known = this.#readOwn(file)?.trim() ?? ''
    if (/^[0-9a-f]{64}$/.test(known)) return Buffer.from(known, 'hex')
    const key = randomBytes(32)
    this.#ports.writer.write(file, `${key.toString('hex')}\n`, { mode: 0o600 })
    return key
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
    const response = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(patience), redirect: 'error' })
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null && 'instance' in body && body.instance === instance
  } catch {
    return false
  }
}
