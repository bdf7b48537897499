/** How grave it is: with `critical` and `warn` the answer of `audit` is a no; `critical` is not installed either. */
export const advisorySeverities = ['critical', 'warn', 'info'] as const

export type AdvisorySeverity = (typeof advisorySeverities)[number]
