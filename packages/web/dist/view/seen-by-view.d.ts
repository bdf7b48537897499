import type { SeenByAnswer } from '../daemon/answers.ts';
/** Which agents see a skill: those that do first, the others with what keeps it from them. */
export declare function seenByView({ clients }: SeenByAnswer): HTMLElement;
