import { escapeMarkdown } from './escape-markdown.ts'
import { overflowLines } from './overflow-lines.ts'
import type { RenderIndex } from './render-options.ts'
import type { SkillIndexItem } from './skill-index.ts'
import { tableRow } from './table-row.ts'

interface Column {
  readonly title: string
  readonly cell: (item: SkillIndexItem) => string | undefined
}

const columns: readonly Column[] = [
  { title: 'Skill', cell: (item) => item.name },
  { title: 'Description', cell: (item) => item.description },
  { title: 'Location', cell: (item) => item.location },
  { title: 'Compatibility', cell: (item) => item.compatibility },
  { title: 'Allowed tools', cell: (item) => item.allowedTools?.join(' ') },
]

/** A Markdown table (OST-28). A column that no skill fills is left out. */
export const renderTable: RenderIndex = (index, options = {}) => {
  const used = columns.filter((column, at) => at < 2 || index.items.some((item) => column.cell(item) !== undefined))
  const lines: string[] = []
  if (index.items.length > 0) {
    lines.push(tableRow(used.map((column) => column.title)), `|${' --- |'.repeat(used.length)}`)
    for (const item of index.items) lines.push(tableRow(used.map((column) => column.cell(item) ?? '')))
  }
  const { named, omitted } = overflowLines(index, options)
  const notes: string[] = []
  if (named !== undefined) notes.push(`Also available, by name only: ${escapeMarkdown(named)}`)
  if (omitted !== undefined) notes.push(escapeMarkdown(omitted))
  if (lines.length > 0 && notes.length > 0) lines.push('')
  return [...lines, ...notes].join('\n')
}
