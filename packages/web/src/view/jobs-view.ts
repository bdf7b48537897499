import type { Job, JobAnswer, JobsAnswer } from '../daemon/answers.ts'
import { badge } from './badge.ts'
import { element } from './element.ts'
import { strangeText } from './strange-text.ts'

/** Skills that run, wait or ended in an agent of their own; those that go on show what happens. */
export function jobsView({ jobs, more }: JobsAnswer, details: ReadonlyMap<string, JobAnswer>): HTMLElement {
  return element(
    'article',
    {},
    element('h1', { tabindex: '-1' }, 'Jobs'),
    jobs.length === 0 ? element('p', {}, 'No skill runs in an agent of its own.') : undefined,
    ...jobs.map((job) => jobPart(job, details.get(job.id))),
    more > 0 ? element('p', { class: 'quiet' }, `${more} older jobs are not shown.`) : undefined,
  )
}

function jobPart(job: Job, detail: JobAnswer | undefined): HTMLElement {
  const progress = (detail?.events ?? []).slice(-40).map(({ type, text }) => (type === 'text' ? text : `\n[${text}]\n`))
  const said = job.result ?? progress.join('')
  return element(
    'section',
    { class: 'job' },
    element('h2', {}, strangeText(job.skill, 200), ' ', badge(job.state)),
    element(
      'p',
      { class: 'quiet' },
      strangeText(`${job.id} · ${job.agent} · ${job.created.slice(0, 19).replace('T', ' ')} UTC`),
    ),
    job.failure === undefined
      ? undefined
      : element('p', { class: 'note' }, strangeText(`${job.failure.message} ${job.failure.next ?? ''}`, 2000)),
    said === '' ? undefined : element('pre', { tabindex: '0' }, strangeText(said, 20_000)),
  )
}
