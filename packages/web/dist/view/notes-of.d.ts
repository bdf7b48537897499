import type { ShowAnswer } from '../daemon/answers.ts';
import type { Note } from './finding-note.ts';
/** What reading and scanning found in a skill, with places relative to it. */
export declare function notesOf({ source, scan }: ShowAnswer): readonly Note[];
