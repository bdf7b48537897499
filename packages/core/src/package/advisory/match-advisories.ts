import { compareVersions } from '../../team/built-in/compare-versions.ts'
import { nameKey } from '../../format/name-key.ts'
import type { LockEntry } from '../lock-file.ts'
import type { Advisory, AdvisoryList, AffectedSkill } from './advisory.ts'

export interface AuditedSkill {
  /** Of its folder. */
  readonly name: string
  readonly entry: LockEntry
  /** Of what is on disk now; `null` when it cannot be read. */
  readonly digest: string | null
}

export interface AdvisoryMatch {
  readonly advisory: Advisory
  /** What of the skill the advisory names. */
  readonly by: 'digest' | 'signer' | 'commit' | 'version' | 'source'
}

/** Which advisories of a list are about an installed skill; each once. Those that were withdrawn are none. */
export function matchAdvisories(skill: AuditedSkill, { advisories }: AdvisoryList): readonly AdvisoryMatch[] {
  return advisories.flatMap((advisory) => {
    if (advisory.withdrawn === true) return []
    const found = advisory.affected.map((affected) => matchOf(skill, affected)).find((by) => by !== undefined)
    return found === undefined ? [] : [{ advisory, by: found }]
  })
}

function matchOf({ name, entry, digest }: AuditedSkill, affected: AffectedSkill): AdvisoryMatch['by'] | undefined {
  const { digest: wrong, signer, source, versions, commits } = affected
  const matches: readonly (readonly [AdvisoryMatch['by'], boolean | undefined])[] = [
    // Under another name a skill has another digest: the one that it was published with is what a list can name.
    ['digest', wrong === undefined ? undefined : [digest, entry.digest, entry.sourceDigest].includes(wrong)],
    ['signer', signer === undefined ? undefined : signer === entry.signer],
    ['commit', commits === undefined ? undefined : entry.commit !== undefined && commits.includes(entry.commit)],
    ['version', versions === undefined ? undefined : isInRange(entry.version, versions)],
    ['source', source === undefined ? undefined : isSource(entry, source)],
  ]
  const said = matches.filter(([, isMatch]) => isMatch !== undefined)
  const isNamed = affected.name === undefined || nameKey(affected.name) === nameKey(entry.as ?? name)
  return isNamed && said.length > 0 && said.every(([, isMatch]) => isMatch === true) ? said[0]?.[0] : undefined
}

function isSource({ source, sourceUrl }: LockEntry, wanted: string): boolean {
  return [source, sourceUrl].some((each) => each !== undefined && plain(each) === plain(wanted))
}

function plain(source: string): string {
  return source.replace(/(?:\.git)?\/?$/, '').toLowerCase()
}

/** A version that nobody knows, or a range that nobody understands, is rather named once too often. */
function isInRange(version: string | undefined, range: string): boolean {
  const conditions = range.split(' ').filter((condition) => condition !== '')
  return conditions.every((condition) => {
    const [, operator = '=', limit = ''] = /^(<=|>=|<|>|=)?(.*)$/.exec(condition) ?? []
    const order = version === undefined ? undefined : compareVersions(version, limit)
    if (condition === '*' || order === undefined) return true
    return { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0, '=': order === 0 }[operator] ?? true
  })
}
