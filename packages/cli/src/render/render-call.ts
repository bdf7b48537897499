import type { CallOutput } from '@metier/operations'
import { columns } from '../terminal/columns.ts'
import type { Page } from '../terminal/page.ts'
import { printable, printableLines } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { findingLines } from './finding-lines.ts'
import type { Renderer } from './renderer.ts'

/** What the command returned, as it is into a pipe; or the list of commands, with why some cannot be called. */
export const renderCall: Renderer<CallOutput> = (called, page) => {
  if (called.command !== null) return { answer: page.isTerminal ? printableLines(called.text) : called.text }
  const { commands, findings, category } = called
  const rows = commands.map(({ id, description, category, unavailable }) => ({
    left: page.style.bold(printable(id)),
    plain: printable(id),
    right: printable(`${firstLine(description)} (${category}${unavailable === undefined ? '' : ', not available'})`),
  }))
  const notes = [
    ...(commands.length === 0
      ? [`No active skill has commands${category ? ` of the category ${category}` : ''}.`]
      : []),
    ...new Set(
      commands.flatMap(({ unavailable }) =>
        unavailable === undefined ? [] : [`Not available: ${printable(unavailable)}`],
      ),
    ),
    ...findingNotes(findings, page),
  ]
  return { answer: columns(rows, { indent: 0, width: page.width }), notes: notes.join('\n') }
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}

/** By file, as far as a finding has one. */
function findingNotes(findings: CallOutput['findings'], page: Page): readonly string[] {
  const paths = [...new Set(findings.map(({ path }) => path))]
  return paths.flatMap((path) => [
    ...(path === undefined ? [] : [printable(shortPath(path, page))]),
    ...findingLines(
      findings.filter((finding) => finding.path === path),
      page,
    ),
  ])
}
