import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  MetierError,
  readJudgement,
  type FileSystem,
  type FileWriter,
  type Host,
  type ScanJudgement,
} from '@metier/core'
import { platformDirectories } from '../../config/platform-directories.ts'
import { readOwnFile } from '../../disk/read-own-file.ts'
import { withLock } from '../../disk/with-lock.ts'

export interface OpenJudgementsOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
  readonly writer: FileWriter
  /** Names who judges and how it is asked. */
  readonly judge: string
}

/** What a judge said, by the digest of the skill. Losing it costs a question each. */
export interface Judgements {
  known(digest: string): ScanJudgement | undefined
  remember(digest: string, judgement: ScanJudgement): void
  /** Writes what was remembered since the last time, beside what other processes wrote meanwhile. */
  save(): void
}

const schema = 'metier.judgements/1'
/** The oldest are dropped beyond this. */
const most = 5000

export function openJudgements({ fileSystem, host, writer, judge }: OpenJudgementsOptions): Judgements {
  const path = join(platformDirectories(host).cache, 'judgements.json')
  const keyOf = (digest: string) => createHash('sha256').update(`${judge}\0${digest}`).digest('hex')
  const fresh = new Map<string, string>()
  let read: ReadonlyMap<string, string> | undefined
  return {
    known(digest) {
      read ??= readEntries(fileSystem, path)
      const key = keyOf(digest)
      return readJudgement(fresh.get(key) ?? read.get(key) ?? '')
    },
    remember: (digest, judgement) => void fresh.set(keyOf(digest), JSON.stringify(judgement)),
    save() {
      if (fresh.size === 0) return
      withLock({ fileSystem, writer, path }, () => {
        const all = [...new Map([...readEntries(fileSystem, path), ...fresh])].slice(-most)
        writer.write(path, JSON.stringify({ schema, judgements: Object.fromEntries(all) }), { mode: 0o600 })
      })
      read = undefined
      fresh.clear()
    },
  }
}

function readEntries(fileSystem: FileSystem, path: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>()
  try {
    const bytes = readOwnFile(fileSystem, path)
    const data: unknown = bytes === undefined ? undefined : JSON.parse(new TextDecoder().decode(bytes))
    if (!isObject(data) || data['schema'] !== schema || !isObject(data['judgements'])) return entries
    for (const [key, value] of Object.entries(data['judgements']))
      if (typeof value === 'string') entries.set(key, value)
  } catch (error) {
    if (!(error instanceof MetierError) && !(error instanceof SyntaxError)) throw error
  }
  return entries
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
