import type { AuditOutput } from '@metier/operations'
import { printable } from '../terminal/printable.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

const whatNext = '`metier update NAME` brings what is newer, `metier remove NAME` takes it out'

/** What is affected, why, and what to do; lists that could not be read as they are now. */
export const renderAudit: Renderer<AuditOutput> = ({ complete, skills, sources }, { style }) => {
  const paint = { critical: style.red, warn: style.yellow, info: style.dim }
  const affected = skills.filter(({ findings }) => findings.length > 0)
  const lines = affected.flatMap(({ name, findings }) => [
    style.bold(printable(name)),
    ...findings.flatMap(({ id, severity, summary, by, url, fixed }) => [
      `  ${paint[severity](severity)}  ${printable(id)}: ${printable(summary)}`,
      `  ${style.dim(`by its ${by}${fixed === undefined ? '' : `; mended by ${printable(fixed)}`}${url === undefined ? '' : `; ${printable(url)}`}`)}`,
    ]),
  ])
  const read = sources.reduce((sum, { advisories }) => sum + advisories, 0)
  const nothingKnown = `nothing is known against them${complete ? '' : ', which is not the whole answer'}.`
  const notes = [
    ...sources.flatMap(({ source, problem }) =>
      problem === undefined ? [] : [`${printable(source)} could not be read as it is now: ${printable(problem)}`],
    ),
    `${plural(skills.length, 'skill')} and ${plural(read, 'advisory', 'advisories')}: ${affected.length === 0 ? nothingKnown : `${affected.length} affected; ${whatNext}.`}`,
  ]
  return { answer: lines.join('\n'), notes: notes.join('\n') }
}
