import type { ScanFinding } from '../daemon/answers.ts';
import type { Note } from './finding-note.ts';
/** What the scanner found, in the form of any finding. */
export declare function scanNote({ severity, rule, message, why, next, path, line }: ScanFinding): Note;
