import type { FileAnswer } from '../daemon/answers.ts';
import { type Note } from './finding-note.ts';
/** One file of a skill with its line numbers, and what was found in it beneath the line. */
export declare function fileView(name: string, file: NonNullable<FileAnswer['file']>, notes: readonly Note[]): HTMLElement;
