import type { JobAnswer } from '../daemon/answers.ts';
/** What an agent said and did, as one text. */
export declare function progressText(events: JobAnswer['events']): string;
