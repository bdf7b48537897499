import type { CiOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

/** What was put in place, and from where. */
export const renderCi: Renderer<CiOutput> = ({ skills, unread }, page) => {
  const { style } = page
  const lines = skills
    .filter(({ changed }) => changed)
    .map(({ name, from }) => `${style.bold(printable(name))}  installed ${style.dim(`from the ${from}`)}`)
  const problems = unread.map(({ source, problem }) => `Advisories of ${printable(source)}: ${printable(problem)}.`)
  const moved = skills.flatMap((skill) => skill.moved)
  const backups = moved.map((path) => `What you had changed is now in ${shortPath(path, page)}.`)
  const notes = [...problems, ...backups, `${plural(skills.length, 'skill')}, exactly as the lock says.`]
  return { answer: lines.join('\n'), notes: notes.join('\n') }
}
