import type { FileSystem, FileWriter } from '@metier/core'
import { join } from 'node:path'
import { isEnded } from './is-ended.ts'
import { jobStates } from './job-states.ts'
import type { Job } from './job.ts'

/** Jobs on disk, one file each. Pass the turnstile before writing; reading does not need it. */
export interface JobStore {
  /** Those that have not ended. A file that cannot be read is no job. */
  live(): readonly Job[]
  ended(): readonly Job[]
  read(id: string): Job | undefined
  write(job: Job): void
  remove(id: string): void
  /** Ids that begin so. */
  idsLike(start: string): readonly string[]
  /** Where the events of a job are kept. */
  eventsPath(id: string): string
  /** Tells the process that runs a job to stop it. */
  askToCancel(id: string): void
  isAskedToCancel(id: string): boolean
}

export interface OpenJobStoreOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  /** Absolute. */
  readonly directory: string
}

/** Far above what a job can hold: prompt and result are both bounded. */
const largestFile = 256 * 1024 * 1024

/** Live and ended jobs lie apart, so that looking for the next one costs nothing however many have ended. */
export function openJobStore({ fileSystem, writer, directory }: OpenJobStoreOptions): JobStore {
  const live = join(directory, 'live')
  const ended = join(directory, 'ended')
  const cancelOf = (id: string) => join(directory, 'cancel', id)
  const eventsPath = (id: string) => join(directory, 'events', `${id}.jsonl`)
  const idsIn = (folder: string) =>
    (fileSystem.list(folder) ?? [])
      .filter(({ name, kind }) => kind === 'file' && name.endsWith('.json') && !name.startsWith('.'))
      .map(({ name }) => name.slice(0, -'.json'.length))
  const readIn = (folder: string, id: string) => parseJob(fileSystem.readHead(fileOf(folder, id), largestFile)?.bytes)
  const all = (folder: string) => idsIn(folder).flatMap((id) => readIn(folder, id) ?? [])
  return {
    live: () => all(live).filter(({ id }) => fileSystem.statLink(fileOf(ended, id)) === undefined),
    ended: () => all(ended),
    read: (id) => readIn(ended, id) ?? readIn(live, id) ?? readIn(ended, id),
    write(job) {
      // A process killed between the two leaves both; the ended one counts.
      writer.write(fileOf(isEnded(job) ? ended : live, job.id), JSON.stringify(job), { mode: 0o600 })
      if (!isEnded(job)) return
      writer.remove(fileOf(live, job.id))
      writer.remove(cancelOf(job.id))
    },
    remove(id) {
      for (const path of [fileOf(live, id), eventsPath(id), cancelOf(id), fileOf(ended, id)]) writer.remove(path)
    },
    idsLike: (start) => [...new Set([...idsIn(live), ...idsIn(ended)])].filter((id) => id.startsWith(start)),
    eventsPath,
    askToCancel: (id) => void writer.claim(cancelOf(id)),
    isAskedToCancel: (id) => fileSystem.statLink(cancelOf(id)) !== undefined,
  }
}

function fileOf(folder: string, id: string): string {
  return join(folder, `${id}.json`)
}

function parseJob(bytes: Uint8Array | undefined): Job | undefined {
  if (bytes === undefined) return undefined
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isJob(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Enough to tell a job from another program's file: only Metier writes here, and each file whole. */
function isJob(value: unknown): value is Job {
  if (typeof value !== 'object' || value === null) return false
  if (!('id' in value) || !('state' in value) || !('task' in value) || !('created' in value)) return false
  return typeof value.id === 'string' && jobStates.some((state) => state === value.state)
}
