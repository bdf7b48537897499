import type { JobsOutput } from '@metier/operations'
import { printable, printableLines } from '../terminal/printable.ts'
import { cutTo } from '../terminal/text-width.ts'
import type { Page } from '../terminal/page.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** Lines of what an agent said so far that are shown. */
const mostLines = 20

type JobRow = JobsOutput['jobs'][number]

/** A table of jobs, one with what happened, or what an agent answered and nothing else. */
export const renderJobs: Renderer<JobsOutput> = (output, page) => {
  const { action, jobs, events = [], pruned, ran } = output
  const [job] = jobs
  if (action === 'prune') return { answer: '', notes: `${plural(pruned?.length ?? 0, 'job')} forgotten.` }
  if (action === 'work') return { answer: '', notes: `${plural(ran ?? 0, 'job')} run.` }
  if (action === 'list') return renderList(output, page)
  if (job === undefined) return { answer: '' }
  if (action === 'show')
    return {
      answer: [...head(job, page), ...happened(events, page), ...saidSoFar(job, events), ...tail(job, page)].join('\n'),
    }
  if (job.result !== undefined) return { answer: answerOf(job.result, page), ...notesOf(job) }
  return { answer: '', notes: [stateLine(job), ...failureOf(job)].join('\n') }
}

function renderList({ jobs, more }: JobsOutput, page: Page) {
  if (jobs.length === 0)
    return { answer: '', notes: 'There are no jobs. A skill with `context: fork` runs as one: `metier run NAME`.' }
  const answer = jobs.map((job) => {
    const line = `${job.id}  ${job.state.padEnd(9)}  ${printable(job.skill)}  ${page.style.dim(`${printable(job.agent)}, ${job.created}`)}`
    return cutTo(line, page.width)
  })
  return {
    answer: answer.join('\n'),
    ...(more > 0 && { notes: `${more} more: --limit ${jobs.length + more} shows them all.` }),
  }
}

function head(job: JobRow, { style }: Page): readonly string[] {
  return [
    `${style.bold(job.id)}  ${job.state}`,
    `  skill    ${printable(job.skill)}`,
    `  agent    ${printable(job.agent)}${job.model === undefined ? '' : `, model ${printable(job.model)}`}`,
    `  folder   ${printable(job.cwd)}`,
    `  created  ${job.created}`,
    ...(job.started === undefined
      ? []
      : [`  started  ${job.started}${job.attempts > 1 ? `, ${plural(job.attempts, 'time')}` : ''}`]),
    ...(job.ended === undefined ? [] : [`  ended    ${job.ended}`]),
    ...(job.usage === undefined ? [] : [`  tokens   ${job.usage.inputTokens} in, ${job.usage.outputTokens} out`]),
  ]
}

/** But for what was said, which stands below. */
function happened(events: JobsOutput['events'], { style }: Page): readonly string[] {
  const seen = (events ?? []).filter(({ type }) => type !== 'usage' && type !== 'text')
  return ['', ...seen.map(({ time, type, text }) => `  ${style.dim(time)}  ${type} ${printable(text)}`)]
}

/** The last lines of what the agent has said; once it has answered, the answer stands there. */
function saidSoFar({ result }: JobRow, events: JobsOutput['events']): readonly string[] {
  if (result !== undefined) return []
  const said = (events ?? []).flatMap(({ type, text }) => (type === 'text' ? [text] : [])).join('')
  if (said.trim() === '') return []
  const lines = printableLines(said.trimEnd()).split('\n')
  return ['', ...(lines.length > mostLines ? ['  …'] : []), ...lines.slice(-mostLines).map((line) => `  ${line}`)]
}

function tail(job: JobRow, page: Page): readonly string[] {
  if (job.result === undefined) return failureOf(job).map((line) => `  ${line}`)
  return [
    '',
    answerOf(job.result, page),
    ...(job.truncated === true ? [page.style.dim('[cut: see jobs.outputBytes]')] : []),
  ]
}

/** Byte for byte into a pipe; without control characters for somebody who looks at it. */
function answerOf(text: string, { isTerminal }: Page): string {
  return isTerminal ? printableLines(text) : text
}

function stateLine({ id, state }: JobRow): string {
  return state === 'cancelled' ? `The job ${id} is cancelled.` : `The job ${id} is ${state}.`
}

function failureOf({ failure }: JobRow): readonly string[] {
  if (failure === undefined) return []
  return [printable(failure.message), ...(failure.next === undefined ? [] : [printable(failure.next)])]
}

function notesOf({ stop, truncated }: JobRow): { readonly notes?: string } {
  const notes = [
    ...(stop === 'budget' ? ['The agent stopped because its budget was used up.'] : []),
    ...(stop === 'refused' ? ['The agent refused.'] : []),
    ...(truncated === true ? ['The answer was longer than `jobs.outputBytes` and was cut.'] : []),
  ]
  return notes.length === 0 ? {} : { notes: notes.join('\n') }
}
