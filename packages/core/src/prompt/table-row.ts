import { escapeMarkdown } from './escape-markdown.ts'

/** One row of a Markdown table. A bar must not open a cell, nor a backslash before it take its escape away. */
export function tableRow(cells: readonly string[]): string {
  return `| ${cells.map(escapeCell).join(' | ')} |`
}

function escapeCell(text: string): string {
  const line = escapeMarkdown(text)
  return line.includes('|') ? line.replaceAll('\\', '\\\\').replaceAll('|', '\\|') : line
}
