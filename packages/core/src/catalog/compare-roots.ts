import { compareBytes } from './compare-bytes.ts'
import { scopes, type Scope } from './scope.ts'
import type { SkillRoot } from './skill-root.ts'

const ranks = new Map<Scope, number>(scopes.map((scope, rank) => [scope, rank]))

/** Ladder order, strongest first: scope, then the order inside it, then path (decisions R-5). */
export function compareRoots(left: SkillRoot, right: SkillRoot): number {
  if (left === right) return 0
  return (
    (ranks.get(left.scope) ?? scopes.length) - (ranks.get(right.scope) ?? scopes.length) ||
    left.order - right.order ||
    compareBytes(left.path, right.path)
  )
}
