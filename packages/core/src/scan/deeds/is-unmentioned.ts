import { weighHost } from '../chains/weigh-host.ts'
import type { Address } from '../hosts/addresses-in.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import { isKeptService } from '../hosts/is-kept-service.ts'
import type { SkillView } from '../skill-view.ts'
import { isStrange } from './is-strange.ts'

/** Names that everybody may use in an example (RFC 2606), under which a program still calls somebody. */
const reserved = /^(?:[\w-]{1,60}\.){1,4}example\.(?:com|net|org)$/

/**
 * Is it a machine that no page of the skill names by its whole name? What opens keys or reads what was said to the agent gains nothing by
 * a host that is called like the skill: whoever sets one up for an attack has it called so.
 */
export function isUnmentioned(skill: SkillView, address: Address): boolean {
  const { host } = address
  if (skill.openText.includes(host) || isKeptService(host)) return false
  if (isStrange(skill, address) || reserved.test(host)) return true
  const weight = weighHost(skill, address)
  return (weight === 'own' || weight === 'foreign') && !isCodeHost(host) && isName(address)
}

/** A name of at least two parts, or a number, and no file. */
function isName({ host, scheme }: Address): boolean {
  return (
    /^(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}$|^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) &&
    /^(?:https?|wss?|tcp|ftp)$/.test(scheme)
  )
}
