import type { Expression } from './program.ts'

/** `a.b` of plain names, under which an assignment is remembered. */
export function dottedName(object: Expression, key: Expression): string | undefined {
  if (key.kind !== 'text') return undefined
  if (object.kind === 'name') return `${object.name}.${key.text}`
  const before = object.kind === 'member' ? dottedName(object.object, object.key) : undefined
  return before === undefined ? undefined : `${before}.${key.text}`
}
