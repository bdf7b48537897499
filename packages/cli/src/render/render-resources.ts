import type { ResourcesOutput } from '@metier/operations'
import { columns } from '../terminal/columns.ts'
import { printable } from '../terminal/printable.ts'
import { shortPath } from '../terminal/short-path.ts'
import { wholeText } from './whole-text.ts'
import { fileSize } from './file-size.ts'
import type { Renderer } from './renderer.ts'

/** The files with their sizes, or one file byte for byte. */
export const renderResources: Renderer<ResourcesOutput> = (output, page) => {
  const { file, files, truncated, name, directory } = output
  if (file !== undefined) {
    return { answer: file.base64 === undefined ? wholeText(file.text ?? '', page) : Buffer.from(file.base64, 'base64') }
  }
  const where = `in ${shortPath(directory, page)}`
  if (files.length === 0) return { answer: '', notes: `${printable(name)} has no files but its SKILL.md, ${where}.` }
  const rows = files.map(({ path, size }) => ({ left: printable(path), right: fileSize(size) }))
  const note = truncated ? `${where}; there are more files than these.` : where
  return { answer: columns(rows, { indent: 0, width: page.width }), notes: note }
}
