import { MetierError, type FileSystem } from '@metier/core'
import { join } from 'node:path'
import { openTail, type Tail } from '../disk/open-tail.ts'
import type { Job, JobEvent } from './job.ts'
import type { JobService } from './job-service.ts'
import { parseJobEvent } from './parse-job-event.ts'

/** What became of one job since the last look. */
export interface JobNews {
  readonly job: Job
  /** It is in another state, or another process has it. */
  readonly changed: boolean
  readonly events: readonly JobEvent[]
}

export interface WatchJobsOptions {
  readonly fileSystem: FileSystem
  /** Absolute, as the service has it. */
  readonly directory: string
  readonly service: Pick<JobService, 'get'>
}

/**
 * Follows the jobs of all processes of the user by the files that they leave. Each call looks once and gives what is new;
 * the first gives nothing. It reads only what changed, so that looking often costs little however many jobs there are.
 */
export function watchJobs({ fileSystem, directory, service }: WatchJobsOptions): () => Promise<readonly JobNews[]> {
  const stamps = new Map<string, string>()
  const tails = new Map<string, Tail>()
  let ended: ReadonlySet<string> | undefined
  const idsIn = (folder: string) =>
    (fileSystem.list(join(directory, folder)) ?? [])
      .filter(({ name }) => name.endsWith('.json') && !name.startsWith('.'))
      .map(({ name }) => name.slice(0, -'.json'.length))
  const stampOf = (id: string) => {
    const stat = fileSystem.statLink(join(directory, 'live', `${id}.json`))
    return stat === undefined ? '' : `${stat.identity} ${stat.size} ${stat.modified}`
  }
  const tailOf = (id: string, isFirst: boolean) => {
    const tail = tails.get(id) ?? openTail(join(directory, 'events', `${id}.jsonl`), { fromStart: !isFirst })
    tails.set(id, tail)
    return tail
  }
  const newsOf = async (id: string, changed: boolean, isFirst: boolean): Promise<JobNews[]> => {
    const events = tailOf(id, isFirst).read().flatMap(parseJobEvent)
    if (isFirst || (!changed && events.length === 0)) return []
    const job = await known(service, id)
    return job === undefined ? [] : [{ job, changed, events }]
  }

  return async () => {
    const isFirst = ended === undefined
    const before = ended ?? new Set<string>()
    const live = idsIn('live')
    ended = new Set(idsIn('ended'))
    const news: JobNews[] = []
    for (const id of live) {
      const stamp = stampOf(id)
      const changed = stamps.get(id) !== stamp
      stamps.set(id, stamp)
      if (!ended.has(id)) news.push(...(await newsOf(id, changed, isFirst)))
    }
    for (const id of ended) {
      if (!isFirst && !before.has(id)) news.push(...(await newsOf(id, true, false)))
    }
    const isThere = new Set(live)
    for (const id of [...tails.keys()].filter((each) => !isThere.has(each))) {
      tails.delete(id)
      stamps.delete(id)
    }
    return news
  }
}

/** A job may be forgotten between two looks. */
async function known(service: Pick<JobService, 'get'>, id: string): Promise<Job | undefined> {
  try {
    return await service.get(id)
  } catch (error) {
    if (error instanceof MetierError) return undefined
    throw error
  }
}
