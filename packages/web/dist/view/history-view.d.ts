import type { HistoryAnswer } from '../daemon/answers.ts';
/** What became of a skill: where it was installed from, who changed it, what you said of it, what it ran. */
export declare function historyView(name: string, history: HistoryAnswer): readonly (HTMLElement | undefined)[];
