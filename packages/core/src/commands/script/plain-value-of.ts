import type { ScriptValue } from './script-value.ts'

/** A literal, array or object as data; `undefined` when a part of it is computed. Names are looked up. */
export function plainValueOf(
  value: ScriptValue,
  resolve: (name: string) => ScriptValue | undefined,
  depth = 0,
): { readonly value: unknown } | undefined {
  if (depth > 48) return undefined
  if (value.kind === 'literal') return { value: value.value }
  if (value.kind === 'name') {
    const found = resolve(value.name)
    return found && plainValueOf(found, resolve, depth + 1)
  }
  if (value.kind === 'array') {
    const items = value.items.map((item) => plainValueOf(item, resolve, depth + 1))
    return items.includes(undefined) ? undefined : { value: items.map((item) => item?.value) }
  }
  if (value.kind !== 'object' || value.open) return undefined
  const pairs = value.members.map(({ key, value: each }) => [key, plainValueOf(each, resolve, depth + 1)] as const)
  if (pairs.some(([, each]) => each === undefined)) return undefined
  return { value: Object.fromEntries(pairs.map(([key, each]) => [key, each?.value])) }
}
