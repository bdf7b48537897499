import type { TemplatesOutput } from '@metier/operations'
import { columns } from '../terminal/columns.ts'
import { printable, printableLines } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import type { Renderer } from './renderer.ts'

/** What a template makes, as it is into a pipe; the files that were written; or the list with what is overridden. */
export const renderTemplates: Renderer<TemplatesOutput> = ({ action, templates, written, text }, page) => {
  if (text !== undefined) return { answer: page.isTerminal ? printableLines(text) : text }
  if (action === 'eject') return { answer: written.map((path) => printable(shortPath(path, page))).join('\n') }
  if (templates.length === 0) return { answer: '', notes: 'No active skill has templates.' }
  const rows = templates.map(({ skill, name, origin, path, overrides }) => ({
    left: printable(`${skill}/${name}`),
    right: printable(`${shortPath(path, page)}${overrides.length > 0 ? ` (${origin}, overrides the skill's)` : ''}`),
  }))
  return { answer: columns(rows, { indent: 0, width: page.width }) }
}
