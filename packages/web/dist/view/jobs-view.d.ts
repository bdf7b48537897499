import type { JobAnswer, JobsAnswer } from '../daemon/answers.ts';
/** Skills that run, wait or ended in an agent of their own; those that go on show what happens. */
export declare function jobsView({ jobs, more }: JobsAnswer, details: ReadonlyMap<string, JobAnswer>): HTMLElement;
