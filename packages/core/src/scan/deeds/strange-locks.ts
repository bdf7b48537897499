import { addressesIn } from '../hosts/addresses-in.ts'
import { isUnknownHost } from '../hosts/is-unknown-host.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

const lock =
  /(?:^|\/)(?:package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lock|poetry\.lock|uv\.lock|pdm\.lock)$/
/** Where a lock file says that a package comes from. */
const source =
  /(?:\bresolved\b|\btarball\b)["']?\s{0,3}:?\s{0,3}["']?(https?:\/\/[^\s"'#,}]{6,300})|\burl\s{0,3}=\s{0,3}["'](https?:\/\/[^\s"'#,}]{6,300})/g
const fewest = 5
/** Whoever keeps a registry of their own takes all from there. */
const mostOfStranger = 0.2

/**
 * A package of a lock file that comes from a machine of somebody else than all others, which nobody is known to keep: the name and the
 * version are what they were, and no list of packages says a word of it.
 */
export function* strangeLocks(skill: SkillView): Iterable<ScanHit> {
  for (const piece of [...skill.code, ...skill.prose]) {
    if (!lock.test(piece.path) || piece.layer > 0) continue
    const sources = matchesIn(piece, source).map((match) => ({
      match,
      host: addressesIn(match[1] ?? match[2] ?? '', 1)[0]?.host,
    }))
    if (sources.length < fewest) continue
    const counts = new Map<string, number>()
    for (const { host = '' } of sources) counts.set(host, (counts.get(host) ?? 0) + 1)
    for (const { match, host } of sources) {
      if (host === undefined || !isUnknownHost(host)) continue
      if ((counts.get(host) ?? 0) > sources.length * mostOfStranger) continue
      yield hitAt(piece, match, {
        message: `Takes a package from ${host}, where the others of the lock file do not come from and which nobody is known to keep.`,
        confidence: 'high',
        severity: 'critical',
      })
      break
    }
  }
}
