/** How much a finding of the scanner matters: `critical` blocks, `warn` is shown and the skill loads (checklist WUN-49, WUN-53). */
export const scanSeverities = ['critical', 'warn', 'info'] as const

export type ScanSeverity = (typeof scanSeverities)[number]
