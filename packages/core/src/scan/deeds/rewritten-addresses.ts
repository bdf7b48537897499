import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import { isKnownService } from '../hosts/is-known-service.ts'
import { isUnknownHost } from '../hosts/is-unknown-host.ts'
import { hostKind } from '../hosts/host-kind.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'

const address = String.raw`https?:\\?/\\?/[^\s"'\x60]{4,160}?`
/** `s#https://one#https://other#`, `.replace("https://one", "https://other")`, `"https://one": "https://other"`. */
const patterns: readonly RegExp[] = [
  new RegExp(String.raw`\bs([#|,@!~])(${address})\1(${address})\1`, 'g'),
  new RegExp(
    String.raw`\b(?:replace(?:All)?|gsub|sub|str_replace)\s{0,2}\(\s{0,2}[rb]?(["'/])(${address})\1[gi]{0,2}\s{0,2},\s{0,2}[rb]?["'](${address})["']`,
    'g',
  ),
]

/**
 * Addresses of services that many know, put into words of the user as those of a machine that nobody is known to keep: whoever follows
 * one believes to be where they always were.
 */
export function* rewrittenAddresses(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.isExample) continue
    for (const match of patterns.flatMap((pattern) => matchesIn(piece, pattern))) {
      const from = named(match[2])
      const to = named(match[3])
      if (from === undefined || to === undefined || !isRewritten(from, to)) continue
      if (isShownAsExample(skill, piece, match.index)) continue
      yield hitAt(piece, match, {
        message: `Puts ${to.host} in the place of ${from.host}.`,
        confidence: 'medium',
        severity: 'critical',
      })
    }
  }
}

/** Without what a pattern escapes and leaves open. */
function named(written = ''): Address | undefined {
  return addressesIn(written.replace(/\((?:www\\?\.)?\)\?|\(www\\?\.\)\?/g, '').replaceAll('\\', ''), 1)[0]
}

function isRewritten(from: Address, to: Address): boolean {
  if (!isKnownService(from.host) && !isCodeHost(from.host)) return false
  if (hostKind(to.host) === 'placeholder' || isCodeHost(to.host)) return false
  return isUnknownHost(to.host) && !to.host.endsWith(from.host)
}
