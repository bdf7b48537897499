/** For whom a skill is judged. `spec` is agentskills.io; the others add or waive rules (`severityTable`). */
export const profiles = ['spec', 'claude-code', 'mcp', 'btw', 'oss2', 'plugin'] as const

export type Profile = (typeof profiles)[number]
