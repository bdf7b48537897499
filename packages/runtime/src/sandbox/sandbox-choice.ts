/** What the user asked for; `auto` is the strongest that works here, and never `off`. */
export const sandboxChoices = ['off', 'limits', 'auto', 'bubblewrap'] as const

export type SandboxChoice = (typeof sandboxChoices)[number]
