import { MetierError, type CatalogEntry, type FileSystem } from '@metier/core'
import { readSkillFile } from '../catalog/read-skill-file.ts'

export interface ReadIntoTextOptions {
  readonly fileSystem: FileSystem
  readonly entry: CatalogEntry
  /** Relative to the skill, or absolute inside it. */
  readonly path: string
  /** Bytes. */
  readonly limit: number
}

/** The text of a file of the skill for its own body (checklist WUN-30); what keeps it out, in brackets, otherwise. */
export function readIntoText({ fileSystem, entry, path, limit }: ReadIntoTextOptions): string {
  const { directory } = entry.candidate
  const relative = path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : path
  try {
    const bytes = readSkillFile({ fileSystem, entry, path: relative.replace(/^(?:\.\/)+/, '') })
    if (bytes.includes(0)) return `[${path} was not read: it is no text.]`
    const text = new TextDecoder().decode(bytes.subarray(0, limit)).replace(/\n+$/, '')
    return bytes.length > limit ? `${text}\n[The file was cut after ${limit} bytes.]` : text
  } catch (error) {
    if (error instanceof MetierError) return `[${path} was not read: ${error.message}]`
    throw error
  }
}
