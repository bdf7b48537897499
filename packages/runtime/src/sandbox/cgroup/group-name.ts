import { randomBytes } from 'node:crypto'

/**
 * A Metier that was killed leaves its groups behind, and its number may be ours now; threads of one process have one number. A name
 * that is there already could not be made, and what runs would have no bounds.
 */
const ours = randomBytes(4).toString('hex')

/** Of this process, whoever opened them. */
let made = 0

/** A name that no other group has. It begins with whose it is, by which the groups of the dead are told. */
export function groupName(kind: 'run' | 'trial'): string {
  return `metier-${kind === 'trial' ? 'trial-' : ''}${process.pid}-${ours}-${made++}`
}
