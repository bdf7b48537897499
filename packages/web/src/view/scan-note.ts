import type { ScanFinding } from '../daemon/answers.ts'
import type { Note } from './finding-note.ts'

/** What the scanner found, in the form of any finding. */
export function scanNote({ severity, rule, message, why, next, path, line }: ScanFinding): Note {
  return { severity, code: rule, message, help: `${why} ${next}`, file: path, line }
}
