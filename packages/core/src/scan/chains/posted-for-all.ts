import type { Flow } from '../flow/flow.ts'
import type { FlowTaint } from '../flow/flow-value.ts'
import type { JudgedFlow } from './flow-rule.ts'

const kinds: ReadonlySet<FlowTaint['kind']> = new Set(['environment', 'credentials'])

/** Keys in issues, comments and gists: they go to a service that everybody knows, and stand there for whoever looks. */
export function postedForAll({ callee }: Flow, taints: readonly FlowTaint[]): JudgedFlow | undefined {
  const found = callee === 'gh' ? taints.filter(({ kind }) => kinds.has(kind)) : []
  if (found.length === 0) return undefined
  return { message: 'Writes keys of the user where others can read them.', confidence: 'medium', taints: found }
}
