import type { Job } from '../daemon/answers.ts';
/** Stops a job and all that its agent started. A second press is needed: what it did so far would be lost by a slip. */
export declare function cancelButton(job: Job): HTMLElement;
