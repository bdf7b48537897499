import type { JobProgress } from './daemon/answers.ts';
/** Adds what an agent just said to what is shown of its job; at the end of the text it is followed. */
export declare function showProgress({ id, events }: JobProgress): void;
