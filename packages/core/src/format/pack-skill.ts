import { blankSkill } from './fields/blank-skill.ts'
import type { Skill } from './skill.ts'

/** The fields in which a skill differs from one that says nothing, but for name and description. Plain JSON data. */
export type PackedFields = Readonly<Record<string, unknown>>

const blank = new Map<string, unknown>(Object.entries(blankSkill('', '')))

/**
 * What must be kept of a skill to have it back from `unpackSkill`. `undefined` when JSON would not give the same
 * value back, as for the infinite numbers that YAML knows.
 */
export function packSkill(skill: Skill): PackedFields | undefined {
  const packed: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(skill)) {
    if (key === 'name' || key === 'description' || value === blank.get(key)) continue
    if ((key === 'metadata' || key === 'extra') && isEmpty(value)) continue
    if (!survives(value)) return undefined
    packed[key] = value
  }
  return packed
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}

function survives(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0)
  if (Array.isArray(value)) return value.every(survives)
  return (
    typeof value === 'object' &&
    Object.keys(value).every((key) => key !== '__proto__' && survives(Reflect.get(value, key)))
  )
}
