import type { FixOutput, MigrateOutput } from '@metier/operations'
import type { Page } from '../terminal/page.ts'
import { printable, printableLines } from '../terminal/printable.ts'
import { findingLines } from './finding-lines.ts'
import { plural } from './plural.ts'
import type { Renderer } from './renderer.ts'

function colourDiff(diff: string, { style, isTerminal }: Page): string[] {
  if (!isTerminal) return [diff]
  return printableLines(diff)
    .trimEnd()
    .split('\n')
    .map((line) => {
      if (line.startsWith('---') || line.startsWith('+++')) return style.bold(line)
      if (line.startsWith('@@')) return style.cyan(line)
      if (line.startsWith('+')) return style.green(line)
      return line.startsWith('-') ? style.red(line) : line
    })
}

/** With `--dry-run` a diff that `patch` takes; otherwise what was done to each file. */
export const renderEdit: Renderer<FixOutput | MigrateOutput> = ({ dryRun, results }, page) => {
  const { style } = page
  const changed = results.filter((result) => result.changed)
  const verb = dryRun ? 'would change' : 'changed'
  const remaining = results.flatMap((result) =>
    result.remaining.length === 0
      ? []
      : [`${style.bold(printable(result.path))} still has:`, ...findingLines(result.remaining, page)],
  )
  const remarks = results.flatMap(({ path, problem, notes = [] }) => {
    const said = [
      ...(problem === undefined ? [] : [`${style.red('✗')} ${printable(problem)}`]),
      ...notes.map(printable),
    ]
    return said.length === 0 ? [] : [`${style.bold(printable(path))}:`, ...said.map((line) => `  ${line}`)]
  })
  const summary =
    changed.length === 0
      ? `Nothing to change in ${plural(results.length, 'skill')}.`
      : `${plural(changed.length, 'skill')} ${verb}${dryRun ? '; nothing was written' : ''}.`
  const notes = [...remarks, ...remaining, summary].join('\n')
  if (dryRun)
    return { answer: changed.flatMap(({ diff }) => colourDiff(diff, page)).join(page.isTerminal ? '\n' : ''), notes }
  const lines = changed.flatMap(({ path, changes }) => [
    `${style.green('✓')} ${style.bold(printable(path))}`,
    ...changes.map((change) => `    ${printable(change)}`),
  ])
  return { answer: lines.join('\n'), notes }
}
