import type { Sample } from '@metier/agents'
import type { CatalogEntry } from '@metier/core'
import {
  forkTask,
  jobResult,
  runHooks,
  type Job,
  type JobEvent,
  type JobService,
  type SkillCall,
} from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { samplingAgent } from './sampling-agent.ts'

export interface ForkSkillOptions {
  readonly entry: CatalogEntry
  /** The rendered text. */
  readonly prompt: string
  readonly call: SkillCall
  readonly background: boolean
  readonly model?: string | undefined
  readonly driver?: string | undefined
  /** The model of the client that asks, where it offers that. */
  readonly sample?: Sample | undefined
  /** Told what the agent does. */
  readonly onEvent?: ((event: JobEvent) => void) | undefined
}

/** Hands a rendered skill to an agent in a session of its own, and gives its answer unless nobody waits (WUN-63). */
export async function forkSkill(
  options: ForkSkillOptions,
  context: OperationContext,
): Promise<{ readonly job: Job; readonly answer?: string }> {
  const { entry, prompt, call, background, model, driver } = options
  const { configuration } = context
  const guard = await context.guard()
  await guard.permit({
    entry,
    kind: 'fork',
    surface: call.surface,
    question: { kind: 'tool', tool: 'Agent', argument: driver ?? entry.candidate.skill?.agent ?? 'default' },
    display: `an agent for ${entry.name}`,
    argv: ['agent'],
    ...(call.approver && { approver: call.approver }),
  })
  const task = forkTask({
    entry,
    prompt,
    cwd: configuration.projectRoot,
    settings: configuration.jobs,
    ...(model !== undefined && { model }),
  })
  const jobs = await context.jobs()
  const { sample } = options
  const wanted = driver ?? task.agent
  const agent = sample && (await samplingAgent({ context, wanted, sample }))
  const job = await jobs.submit(task, { background, ...(driver !== undefined && { driver }), ...(agent && { agent }) })
  if (background) return { job }
  const ended = await untilEnded(jobs, job, options)
  const notes = await runHooks({
    guard,
    entry,
    event: 'after',
    surface: call.surface,
    ...(call.approver && { approver: call.approver }),
  })
  for (const note of notes) context.journal.write('warn', note)
  return { job: ended, answer: jobResult(ended).text }
}

/** Cancelling the call stops the agent. */
async function untilEnded(jobs: JobService, { id }: Job, { call, onEvent }: ForkSkillOptions): Promise<Job> {
  const end = jobs.onEvent((job, event) => {
    if (job.id === id) onEvent?.(event)
  })
  try {
    await jobs.wait(id, call.signal)
    return call.signal?.aborted === true ? await jobs.cancel(id) : await jobs.get(id)
  } finally {
    end()
  }
}
