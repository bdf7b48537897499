import type { Expression, FunctionParts } from './program.ts'

/** Whose method is called is told by no name that others could have. */
const itself = /^(?:self|this|cls)$/
const known = new WeakMap<FunctionParts, ReadonlySet<string>>()

/** The names that belong to one call of a function: its parameters, and what it declares itself. */
export function ownNames(define: FunctionParts): ReadonlySet<string> {
  const before = known.get(define)
  if (before !== undefined) return before
  const { parameters, locals = [] } = define
  const given = parameters.flatMap(namesIn)
  const own = new Set([...given, ...locals].filter((name) => !itself.test(name)))
  known.set(define, own)
  return own
}

/** Of `{ a, b: [c] }` it is `a` and `c`. */
function namesIn(target: Expression): readonly string[] {
  if (target.kind === 'name') return [target.name]
  if (target.kind === 'pair') return namesIn(target.value)
  return target.kind === 'list' || target.kind === 'group' ? target.parts.flatMap(namesIn) : []
}
