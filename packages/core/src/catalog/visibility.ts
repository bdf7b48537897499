import { nameKey } from '../format/name-key.ts'
import type { Scope } from './scope.ts'
import type { SkillRoot } from './skill-root.ts'
import type { ViewContext } from './view-context.ts'

/** `referenced`: not part of the session by itself, but a reference may pull it in. */
export type Visibility = 'visible' | 'referenced' | 'hidden'

/**
 * Decisions R-9. What belongs to a room or an agent is for that one alone; another role's skills and, where
 * `includeFlat` is off, everything flat come in by reference. A remote index never loads unasked (OST-42).
 */
const rules: Readonly<Record<Scope, (root: SkillRoot, context: ViewContext) => Visibility>> = {
  room: (root, context) => (isOwner(root, context.room) ? 'visible' : 'hidden'),
  agent: (root, context) => (isOwner(root, context.agent) ? 'visible' : 'hidden'),
  role: (root, context) => (isOwner(root, context.role) ? 'visible' : 'referenced'),
  project: flat,
  team: () => 'visible',
  user: flat,
  bundled: flat,
  extra: flat,
  // One with an owner came from a server whose skills the user asked for, one by one.
  remote: ({ owner }) => (owner === undefined ? 'hidden' : 'visible'),
}

export function visibility(root: SkillRoot, context: ViewContext): Visibility {
  return rules[root.scope](root, context)
}

function flat(_root: SkillRoot, context: ViewContext): Visibility {
  const inSession = context.role !== undefined || context.room !== undefined
  return context.settings.includeFlat || !inSession ? 'visible' : 'referenced'
}

function isOwner(root: SkillRoot, wanted: string | undefined): boolean {
  return wanted !== undefined && root.owner !== undefined && nameKey(root.owner) === nameKey(wanted)
}
