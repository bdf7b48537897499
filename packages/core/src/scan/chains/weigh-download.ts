import type { Address } from '../hosts/addresses-in.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { weighHost } from './weigh-host.ts'

/** How bad it is to run what comes from these addresses: who is asked decides, and how openly it is done. */
export function weighDownload(
  skill: SkillView,
  piece: Piece,
  { addresses, isHidden }: { readonly addresses: readonly Address[]; readonly isHidden: boolean },
): Pick<ScanHit, 'severity' | 'confidence'> {
  const weights = addresses.map((address) => weighHost(skill, address))
  const isMeant = piece.layer > 0 || piece.role === 'command'
  const isUndisclosed = isUntold(skill, piece, addresses)
  if (weights.includes('hostile')) return { confidence: 'high' }
  if (weights.includes('foreign') || weights.includes('placeholder')) {
    if (isMeant || isHidden) return { confidence: 'high' }
    const isPlain = addresses.some(isUnencrypted) && !weights.includes('placeholder')
    // A repository has an owner and a history; a host that nobody has heard of has neither.
    const isStranger = addresses.some((address, index) => weights[index] === 'foreign' && !isCodeHost(address.host))
    const isSure = isPlain || isStranger || (isUndisclosed && weights.includes('foreign'))
    return isSure ? { confidence: 'medium' } : { severity: 'warn' }
  }
  if (weights.length === 0 && isMeant) return { confidence: 'medium' }
  // A host is easily named after a skill. What runs unseen, or from a place no page tells of, gains nothing by its name.
  const isUnseen = piece.role === 'command' || piece.layer > 0 || isUndisclosed
  if (weights.includes('own') && isUnseen) return { confidence: 'medium' }
  return { severity: weights.length === 0 ? 'warn' : 'info' }
}

/** No page says whom a program or a setting asks. */
function isUntold({ openText }: SkillView, { role, path }: Piece, addresses: readonly Address[]): boolean {
  // A recipe of an image takes releases from where code lies, and what they do stays in the container.
  const isContained = /(?:^|\/)(?:Docker|Container)file[^/]*$/.test(path)
  if (isContained && addresses.every(({ host }) => isCodeHost(host))) return false
  return (role === 'script' || role === 'config') && addresses.every(({ host }) => !openText.includes(host))
}

function isUnencrypted({ scheme }: Address): boolean {
  return scheme === 'http' || scheme === 'ftp'
}
