import type { Setting } from './configuration-layer.ts'

/**
 * Is a setting stricter than what holds without it, or the same? Where nothing holds, only the strictest choice is
 * sure to be.
 */
export function isAtLeastAsStrict({ key, value }: Setting, below: unknown): boolean {
  if (value === below) return true
  // Lists that are joined and may be made stricter name what is stopped: nothing said before is lost.
  if (key.joined === true) return true
  if (key.kind === 'boolean') return value === key.strict
  if (key.kind === 'choice') {
    const rank = (choice: unknown) => key.choices?.indexOf(String(choice)) ?? -1
    return rank(value) >= (below === undefined ? (key.choices?.length ?? 0) - 1 : rank(below))
  }
  // A list of what is let through: no list lets everything through, and a part of a list is stricter.
  if (below === undefined) return true
  return isList(value) && isList(below) && value.every((item) => below.includes(item))
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}
