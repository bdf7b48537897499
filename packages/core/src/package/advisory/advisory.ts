import type { AdvisorySeverity } from './advisory-severities.ts'

/** What an advisory is about; what several members say holds together. */
export interface AffectedSkill {
  /** The very files: canonical digest, `sha256:` and 64 hex digits. */
  readonly digest?: string | undefined
  /** Everything signed with a key, by its fingerprint: the key is revoked. */
  readonly signer?: string | undefined
  /** Where it comes from, as the lock says it: `owner/repo`, an address, the name of a package. */
  readonly source?: string | undefined
  /** Name of the skill in the source. */
  readonly name?: string | undefined
  /** `<1.2.0`, or several conditions that all hold: `>=1.0.0 <1.2.0`. */
  readonly versions?: string | undefined
  /** Commits of git, 40 hex digits each. */
  readonly commits?: readonly string[] | undefined
}

export interface Advisory {
  readonly id: string
  readonly severity: AdvisorySeverity
  readonly summary: string
  readonly url?: string | undefined
  /** What to do, such as the version that mends it. */
  readonly fixed?: string | undefined
  /** It was wrong: nothing is reported for it. */
  readonly withdrawn?: boolean | undefined
  readonly affected: readonly AffectedSkill[]
}

export interface AdvisoryList {
  /** ISO 8601. A list that is older than the one seen before is not believed. */
  readonly updated: string
  readonly advisories: readonly Advisory[]
}
