import { hostKind } from '../hosts/host-kind.ts'
import { isAllowedHost } from '../hosts/is-allowed-host.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import { isOwnHost } from '../hosts/is-own-host.ts'
import type { Address } from '../hosts/addresses-in.ts'
import type { SkillView } from '../skill-view.ts'

/** How much an address speaks for an attack: `foreign` is somebody nobody has heard of, `hostile` hides who they are. */
export type HostWeight = 'harmless' | 'own' | 'placeholder' | 'foreign' | 'hostile'

/** In a page that explains: `github.com/OWNER/REPO`, or the host by itself. */
const anybody =
  /^$|^(?:user(?:name)?|owner|org(?:ani[sz]ation)?|orgname|your[-_]\w{1,30}|yourname|my[-_]?(?:org|user|name)|account|namespace|example|acme)$|^[$<{[:]/i

export function weighHost(skill: SkillView, { host, path }: Address): HostWeight {
  // A host under the skill's name is the skill's word; this is the user's.
  if (isAllowedHost(host, skill.allowedHosts)) return 'harmless'
  const kind = hostKind(host, path)
  if (kind === 'local' || kind === 'installer' || kind === 'tenant') return 'harmless'
  if (kind !== 'unknown' && kind !== 'placeholder') return 'hostile'
  if (isOwnHost(skill, host)) return 'own'
  if (kind === 'placeholder') return 'placeholder'
  if (!isCodeHost(host)) return 'foreign'
  const [owner = '', repository = ''] = path.split('/').filter((part) => part !== '')
  if (anybody.test(owner)) return 'placeholder'
  const isNamed = [owner, repository].some((part) => part.length >= 3 && skill.identity.includes(part.toLowerCase()))
  return isNamed ? 'own' : 'foreign'
}
