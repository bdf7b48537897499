import { jobEventRow, jobRow, type OperationContext } from '@metier/operations'
import { openAuditTail, platformDirectories, watchJobs, type JobEvent, type JobNews } from '@metier/runtime'
import { join } from 'node:path'
import type { DaemonEvent, EventHub } from './event-hub.ts'

/** Milliseconds between two looks: what people see as at once, for a few reads of directories. */
const interval = 250

/** What one look tells of one job at most: whoever wants all of it asks for the job. */
const longestText = 4000
const mostEvents = 50

type Looks = () => Promise<readonly DaemonEvent[]>

/**
 * Tells whoever listens what happens in jobs (`job`, `job_progress`) and what skills run (`executions`), in whichever
 * process of the user. While nobody listens, nothing is looked at. The returned function ends it.
 */
export function followWork(context: OperationContext, hub: EventHub): () => void {
  let looks: Looks | undefined
  let timer: NodeJS.Timeout | undefined
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    if (hub.listeners === 0) return rest()
    isLooking = true
    try {
      looks ??= openLooks(context)
      for (const event of await looks()) hub.publish(event)
    } catch (error) {
      context.journal.write('debug', `Jobs could not be looked at: ${String(error)}`)
    } finally {
      isLooking = false
    }
  }
  const rest = () => {
    clearInterval(timer)
    timer = undefined
    looks = undefined
  }
  hub.onFirst = () => {
    timer ??= setInterval(() => void look(), interval).unref()
    // What is there now is where news begin.
    void look()
  }
  return () => {
    hub.onFirst = undefined
    rest()
  }
}

function openLooks(context: OperationContext): Looks {
  const { host, fileSystem } = context
  const executions = openAuditTail({ host })
  const directory = join(platformDirectories(host).state, 'jobs')
  const service = { get: async (id: string) => (await context.jobs()).get(id) }
  const jobs = watchJobs({ fileSystem, directory, service })
  return async () => {
    const ran = executions()
    const told = (await jobs()).flatMap(eventsOf)
    return ran.length === 0 ? told : [...told, { type: 'executions', executions: ran.slice(-mostEvents) }]
  }
}

/** Progress before the end of it, so that whoever shows both shows them in order. */
function eventsOf({ job, changed, events }: JobNews): readonly DaemonEvent[] {
  const { result: _result, ...row } = jobRow(job)
  const shown = joined(events)
  const progress = { type: 'job_progress', id: job.id, skill: job.task.skill, events: shown.map(jobEventRow) }
  return [...(shown.length === 0 ? [] : [progress]), ...(changed ? [{ type: 'job', job: row }] : [])]
}

/** Pieces of text that follow each other as one, and of much the end. */
function joined(events: readonly JobEvent[]): readonly JobEvent[] {
  const all: JobEvent[] = []
  for (const event of events) {
    const last = all.at(-1)
    if (event.type !== 'text' || last?.type !== 'text') all.push(event)
    else all[all.length - 1] = { ...event, text: `${last.text}${event.text}` }
  }
  return all
    .slice(-mostEvents)
    .map((event) => (event.type === 'text' ? { ...event, text: event.text.slice(-longestText) } : event))
}
