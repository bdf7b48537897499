import type { LockFile } from '@metier/core'
import { installedSignature, type SkillStore } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'
import { requireSignatures } from './require-signatures.ts'

/**
 * What lies in the store already comes from there without being fetched: where the settings want a publisher for every
 * skill, it is asked here who signed it.
 */
export function requireLockedSignatures(lock: LockFile, store: SkillStore, context: OperationContext): void {
  const { requireSignature, publishers } = context.configuration.packages
  if (!requireSignature) return
  const skills = [...lock.skills].flatMap(([name, entry]) => {
    const stored = entry.digest === undefined || entry.enabled === false ? undefined : store.open(entry.digest)
    if (stored === undefined) return []
    const signature = installedSignature({ ...stored, entry, publishers })
    return [{ name, entry, signature }]
  })
  requireSignatures({ skills, lock }, context)
}
