import { MetierError } from '@metier/core'
import type { Team, TeamMember } from '@metier/runtime'

/** The member of this name, in any case. Throws `not-found` with those that there are. */
export function requireMember({ members }: Team, asked: string): TeamMember {
  const wanted = asked.toLowerCase()
  const found = members.find(({ name }) => name.toLowerCase() === wanted)
  if (found !== undefined) return found
  const names = members.map(({ name }) => name).join(', ')
  throw new MetierError({
    code: 'not-found',
    message: `The team has no member ${JSON.stringify(asked)}.`,
    next:
      names === ''
        ? 'Take one in with `metier team hire NAME --role ROLE`; a member is a folder in agents with a charter.md.'
        : `Its members are ${names}.`,
  })
}
