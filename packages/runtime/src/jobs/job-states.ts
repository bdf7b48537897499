/**
 * `queued` waits for its turn, `running` has an agent, `resumable` was cut off and can be gone on with. The others are
 * the end: nothing changes a job that is done, failed or cancelled.
 */
export const jobStates = ['queued', 'running', 'done', 'failed', 'cancelled', 'resumable'] as const

export type JobState = (typeof jobStates)[number]
