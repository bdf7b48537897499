import { MetierError, type WantedSkills } from '@metier/core'

/** A machine installs what was agreed on: throws `plan-outdated` when the project wants more than its lock names. */
export function requireWishesMet(unmet: readonly WantedSkills[], lock: string): void {
  if (unmet.length === 0) return
  const names = unmet.map(({ source, skills }) => (skills.length === 0 ? source : `${source} (${skills.join(', ')})`))
  throw new MetierError({
    code: 'plan-outdated',
    message: `${lock} does not name what this project wants: ${names.join('; ')}.`,
    next: 'Run `metier add` and commit the lock; nothing was changed.',
    data: { unmet: unmet.map(({ source }) => source) },
  })
}
