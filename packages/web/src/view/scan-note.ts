import type { ScanFinding } from '../daemon/answers.ts'
import type { Note } from './finding-note.ts'

/** What the scanner found, in the form of any finding. */
export function scanNote({ severity, rule, message, why, next, path, line, joins }: ScanFinding): Note {
  return { severity, code: rule, message, joins: joins?.says, help: `${why} ${next}`, file: path, line }
}
