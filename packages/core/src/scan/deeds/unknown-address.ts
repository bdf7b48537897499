import { weighHost } from '../chains/weigh-host.ts'
import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { isUnknownHost } from '../hosts/is-unknown-host.ts'
import type { SkillView } from '../skill-view.ts'

export interface UnknownAddressOptions {
  /** Does one that bears the name of the skill count too? It is registered in a minute. */
  readonly countsOwn: boolean
}

/** The first address in a text, if it leads to a machine that nobody is known to keep; code lies under names of owners, which are known. */
export function unknownAddress(
  skill: SkillView,
  text: string,
  { countsOwn }: UnknownAddressOptions,
): Address | undefined {
  const [address] = addressesIn(text, 1)
  if (address === undefined || !isUnknownHost(address.host)) return undefined
  const weight = weighHost(skill, address)
  return weight === 'foreign' || weight === 'hostile' || (countsOwn && weight === 'own') ? address : undefined
}
