import { MetierError } from '@metier/core'

/** The caller no longer wants an answer. */
export function interrupted(agent: string): MetierError {
  return new MetierError({
    code: 'interrupted',
    message: `The agent ${agent} was stopped before it was done.`,
    next: 'Run the skill again.',
    data: { agent },
  })
}
