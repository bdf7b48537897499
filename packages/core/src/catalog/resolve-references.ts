import { nameKey } from '../format/name-key.ts'
import type { SkillReferences } from './view-context.ts'

/**
 * The references in force: role, then room, then plan, each name once under its key and as first
 * spelled, without what any layer disables (decisions R-8, checklist OST-19 to OST-25).
 */
export function resolveReferences(references: SkillReferences | undefined): readonly string[] {
  if (references === undefined) return []
  const layers = [references.role ?? [], references.room ?? [], references.plan ?? []]
  const names = references.mode === 'first-non-empty' ? (layers.find((layer) => layer.length > 0) ?? []) : layers.flat()
  const seen = new Set((references.disabled ?? []).map(nameKey))
  return names.filter((name) => {
    const key = nameKey(name)
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
