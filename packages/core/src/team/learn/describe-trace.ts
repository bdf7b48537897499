import type { ProjectTrace } from './find-project-traces.ts'

const words: Readonly<Record<ProjectTrace['kind'], string>> = {
  path: 'names a file of this project',
  machine: 'names a place on one machine',
  project: 'names this project',
  member: 'names a member of this team',
  decision: 'speaks of a decision of this project',
  ticket: 'names a ticket or commit',
  date: 'names a day',
  report: 'tells what was done and not what to do',
  unfinished: 'is not finished',
}

/** Why a text stays with its project, in words. */
export function describeTrace({ kind, line, text }: ProjectTrace): string {
  return `line ${line} ${words[kind]}: ${text}`
}
