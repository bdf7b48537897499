import type {
  DoctorAnswer,
  ExecutionsAnswer,
  FileAnswer,
  JobAnswer,
  JobsAnswer,
  ShowAnswer,
  SkillRow,
} from './daemon/answers.ts'
import { callDaemon } from './daemon/call-daemon.ts'
import { DaemonFault } from './daemon/daemon-fault.ts'
import type { Route } from './route.ts'
import { element } from './view/element.ts'
import { fileView } from './view/file-view.ts'
import { jobsView } from './view/jobs-view.ts'
import { keyForm } from './view/key-form.ts'
import { logView } from './view/log-view.ts'
import { notesOf } from './view/notes-of.ts'
import { overviewView } from './view/overview-view.ts'
import { skillView } from './view/skill-view.ts'
import { strangeText } from './view/strange-text.ts'

export interface ViewParts {
  readonly rows: readonly SkillRow[]
  /** Something was decided and done. */
  readonly onDone: (summary: string) => void
  /** The page was given a key. */
  readonly onKey: () => void
}

/** Asks the daemon for what a view shows, and draws it; what fails is told in its place. */
export async function loadView(route: Route, parts: ViewParts): Promise<HTMLElement> {
  try {
    return await load(route, parts)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return element(
      'article',
      {},
      element('h1', { tabindex: '-1' }, 'Not shown'),
      element('p', {}, strangeText(message, 2000)),
      error instanceof DaemonFault && error.code === 'unauthorized' ? keyForm(parts.onKey) : undefined,
    )
  }
}

async function load(route: Route, parts: ViewParts): Promise<HTMLElement> {
  if (route.view === 'skill') return loadSkill(route, parts)
  if (route.view === 'jobs') return loadJobs()
  if (route.view === 'log') return loadLog(route.skill)
  return overviewView(await callDaemon<DoctorAnswer>('doctor', {}))
}

async function loadSkill(
  { name, file }: { readonly name: string; readonly file?: string },
  { rows, onDone }: ViewParts,
): Promise<HTMLElement> {
  const show = callDaemon<ShowAnswer>('show', { name })
  if (file !== undefined) {
    const [shown, answer] = await Promise.all([show, callDaemon<FileAnswer>('resources', { name, file })])
    if (answer.file === undefined) throw new Error(`There is no file ${file} in ${name}.`)
    return fileView(shown.name, answer.file, notesOf(shown))
  }
  // To be shown a skill is scanned, which may change what there is to explain.
  const shown = await show
  const doctor = await callDaemon<DoctorAnswer>('doctor', { name })
  const namesakes = rows.filter((row) => row.name === shown.name)
  return skillView({ shown, namesakes, explanations: doctor.explanations, onDone })
}

async function loadLog(skill: string | undefined): Promise<HTMLElement> {
  const input = { limit: 500, ...(skill !== undefined && { skill }) }
  return logView(await callDaemon<ExecutionsAnswer>('executions', input), skill)
}

async function loadJobs(): Promise<HTMLElement> {
  const answer = await callDaemon<JobsAnswer>('list-jobs', { limit: 100 })
  const going = answer.jobs.filter(({ state }) => state === 'running').slice(0, 10)
  const details = await Promise.all(going.map(({ id }) => callDaemon<JobAnswer>('show-job', { id })))
  return jobsView(answer, new Map(details.map((detail) => [detail.job.id, detail])))
}
