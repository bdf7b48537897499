import type { ShowOutput } from '@metier/operations'
import type { Skill } from '@metier/core'
import { columns, type Row } from '../terminal/columns.ts'
import type { Page } from '../terminal/page.ts'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { wrapTo } from '../terminal/text-width.ts'
import { wholeText } from './whole-text.ts'
import { fileSize } from './file-size.ts'
import { findingLines } from './finding-lines.ts'
import { plural } from './plural.ts'
import { scanFindingLines } from './scan-finding-lines.ts'
import type { Renderer } from './renderer.ts'
import { stateLabel } from './state-label.ts'

function words(list: readonly string[]): string {
  return list.map(printable).join(', ')
}

/** Fields that say something, in the order of the canonical model. */
function fieldRows(skill: Skill): readonly (readonly [string, string])[] {
  const rows: readonly (readonly [string, string])[] = [
    ['version', skill.version ?? ''],
    ['authors', words(skill.authors)],
    ['license', skill.license ?? ''],
    ['compatibility', skill.compatibility ?? ''],
    ['category', skill.category ?? ''],
    ['tags', words(skill.tags)],
    ['triggers', words(skill.triggers)],
    ['roles', words(skill.roles)],
    ['allowed tools', words(skill.allowedTools)],
    ['needs programs', words(skill.requires.bins)],
    ['needs one of', words(skill.requires.anyBins)],
    ['needs variables', words(skill.requires.env)],
    ['needs settings', words(skill.requires.config)],
    ['needs servers', words(skill.mcp.map(({ name, optional }) => (optional ? `${name} (optional)` : name)))],
    ['depends on', words(skill.dependencies)],
    ['systems', words(skill.os)],
    ['context', skill.context === 'fork' ? 'fork' : ''],
    ['model', skill.model ?? ''],
    ['other fields', words([...Object.keys(skill.metadata), ...Object.keys(skill.extra)])],
  ]
  return rows.filter(([, value]) => value !== '')
}

function rowsOf(output: ShowOutput, page: Page): readonly Row[] {
  const { source, skill, tokens } = output
  const facts: readonly (readonly [string, string])[] = [
    ['location', shortPath(source.location, page)],
    ['scope', `${source.scope} (${source.id})${source.trusted ? '' : ', not trusted to run anything'}`],
    ...(source.shadowedBy === undefined ? [] : [['shadowed by', shortPath(source.shadowedBy, page)] as const]),
    ...(skill === null ? [] : fieldRows(skill)),
    ['tokens', `about ${tokens.index} in an index, ${tokens.body} when loaded`],
    ...(source.digest === null ? [] : [['digest', source.digest] as const]),
  ]
  return facts.map(([left, right]) => ({ left: page.style.dim(left), plain: left, right: printable(right) }))
}

function header({ name, state, skill, source, reasons }: ShowOutput, { style, width }: Page): string[] {
  const shown = source.shadowedBy === undefined ? state : 'shadowed'
  return [
    `${style.bold(printable(name))}  ${stateLabel(shown, style)}${source.stale ? style.yellow(' (last good version)') : ''}`,
    ...wrapTo(printable(skill?.description ?? ''), Math.min(width, 100)),
    ...reasons.map(({ message }) => `${style.yellow('!')} ${printable(message)}`),
  ]
}

function scanLines({ verdict, accepted, findings }: NonNullable<ShowOutput['scan']>, page: Page): string[] {
  const word = accepted ? `${verdict}, accepted by you` : verdict
  return [page.style.dim(`the scanner says: ${word}`), ...scanFindingLines(findings, page)]
}

/** One skill for people, or with `--body` its text and nothing else. */
export const renderShow: Renderer<ShowOutput> = (output, page, options) => {
  // The line that sets the text off from the frontmatter is not part of what an agent gets.
  if (options.body === true) return { answer: wholeText((output.body ?? '').replace(/^(?:[ \t]*\r?\n)+/, ''), page) }
  const { files, filesTruncated, source, scan } = output
  const parts = [...header(output, page), '', columns(rowsOf(output, page), { indent: 2, width: page.width })]
  if (files.length > 0) {
    const rows = files.map(({ path, size }) => ({ left: printable(path), right: fileSize(size) }))
    const title = filesTruncated ? `at least ${plural(files.length, 'file')}` : plural(files.length, 'file')
    parts.push('', page.style.dim(title), columns(rows, { indent: 2, width: page.width }))
  }
  if (scan !== null && scan.findings.length > 0) parts.push('', ...scanLines(scan, page))
  if (source.findings.length > 0) parts.push('', ...findingLines(source.findings, page))
  return { answer: parts.join('\n') }
}
