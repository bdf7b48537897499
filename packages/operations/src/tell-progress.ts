import type { Job, JobEvent, JobService } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { progressFor } from './progress-for.ts'

/** Milliseconds between two looks at what the agent said and did. */
const interval = 300

/** UTF-16 units of a line: a screen is not wider. */
const longest = 200

export interface TellProgressOptions {
  readonly context: OperationContext
  readonly service: Pick<JobService, 'get' | 'events'>
  /** Of the job, or its beginning. */
  readonly id: string
}

/** Shows the last thing that an agent said or did, in whichever process it runs, while somebody waits for the job. */
export async function tellProgress(options: TellProgressOptions, wait: () => Promise<Job>): Promise<Job> {
  const { context, service, id } = options
  const tell = progressFor(context)
  let shown = ''
  const look = async (): Promise<void> => {
    const { task } = await service.get(id)
    const step = lastStep(await service.events(id))
    if (step === undefined || step === shown) return
    shown = step
    tell(`${task.skill}: ${step}`)
  }
  // What cannot be looked at is told by the waiting itself.
  const timer = setInterval(() => void look().catch(() => {}), interval)
  try {
    return await wait()
  } finally {
    clearInterval(timer)
  }
}

/** The last line of what was said, or what was done since. */
function lastStep(events: readonly JobEvent[]): string | undefined {
  let said = ''
  for (const event of events.toReversed()) {
    if (event.type === 'tool' && said.trim() === '') return `${event.name}: ${event.state}`.slice(0, longest)
    if (event.type === 'tool') break
    if (event.type === 'text') said = `${event.text}${said}`
    if (said.trimEnd().includes('\n')) break
  }
  return said.trimEnd().split('\n').at(-1)?.trim().slice(0, longest) || undefined
}
