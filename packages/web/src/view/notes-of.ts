import type { ShowAnswer } from '../daemon/answers.ts'
import type { Note } from './finding-note.ts'
import { scanNote } from './scan-note.ts'

/** What reading and scanning found in a skill, with places relative to it. */
export function notesOf({ source, scan }: ShowAnswer): readonly Note[] {
  const found = source.findings.map(({ severity, code, message, help, path, line }) => ({
    severity,
    code,
    message,
    help,
    file: relative(path ?? source.location, source.directory),
    line,
  }))
  const scanned = (scan?.findings ?? []).map(scanNote)
  return [...scanned, ...found]
}

function relative(path: string, directory: string): string {
  return path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : path
}
