import type { ShowAnswer } from '../daemon/answers.ts';
/** What a person can decide about a skill as it is now; each shows first what it would do. */
export declare function changeButtons(shown: ShowAnswer, onDone: (summary: string) => void): HTMLElement;
