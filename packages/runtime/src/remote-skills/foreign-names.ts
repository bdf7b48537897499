import { createHash } from 'node:crypto'
import { foreignName } from './foreign-name.ts'
import type { RemoteApproval } from './open-remote-store.ts'
import type { RemoteSkill } from './remote-skill.ts'

export interface ForeignNamesOptions {
  /** Our label of the server. */
  readonly label: string
  readonly origin: string
  /** All that was agreed to before: a skill keeps the name that it has. */
  readonly approvals: readonly RemoteApproval[]
}

/**
 * Under which name each skill of a server is listed here, by its URI. A server may give one name to several of its
 * skills, and long names are cut: one of them must not take the place of another that somebody agreed to.
 */
export function foreignNames(
  skills: readonly Pick<RemoteSkill, 'uri' | 'name'>[],
  { label, origin, approvals }: ForeignNamesOptions,
): ReadonlyMap<string, string> {
  const agreed = approvals.filter((each) => each.label === label && each.origin === origin)
  const names = new Map(agreed.map(({ uri, name }) => [uri, name]))
  const taken = new Set(approvals.map(({ name }) => name))
  for (const { uri, name } of skills) {
    if (names.has(uri)) continue
    const plain = foreignName(name, label)
    const free = taken.has(plain) ? foreignName(name, label, markOf(uri)) : plain
    taken.add(free)
    names.set(uri, free)
  }
  return names
}

function markOf(uri: string): string {
  return createHash('sha256').update(uri).digest('hex').slice(0, 8)
}
