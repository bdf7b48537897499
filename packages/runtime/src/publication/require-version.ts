import { MetierError, semanticVersion } from '@metier/core'
import type { SkillToPublish } from './publication.ts'

/** The version that a registry will know the skill by, `1.0` as `1.0.0`. Throws `invalid-input` without a usable one. */
export function requireVersion({ name, version }: Pick<SkillToPublish, 'name' | 'version'>): string {
  const exact = version === undefined ? undefined : semanticVersion(version)
  if (exact !== undefined) return exact
  throw new MetierError({
    code: 'invalid-input',
    message:
      version === undefined
        ? `${name} has no version.`
        : `The version of ${name}, ${JSON.stringify(version.slice(0, 100))}, is none that registries can order.`,
    next: 'Write `metadata: { version: "1.0.0" }` into its SKILL.md, or give --release 1.0.0.',
  })
}
