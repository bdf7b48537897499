import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import type { SkillView } from '../skill-view.ts'
import { weighHost } from './weigh-host.ts'

const named =
  /["'`(\s]((?:[\w-]{1,60}\.){1,6}(?:test|com|net|org|io|xyz|dev|top|site|online|ru|cn|cc|me|app|info|club|live|tk|invalid)|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?["'`)\s,]/g

/**
 * Addresses in a text of machines that nobody knows: no page of the skill tells of them, and they are no place where
 * code lies under the name of its owner. A bare name in quotes counts as one when nothing else is there.
 */
export function strangeAddresses(skill: SkillView, text: string, withNames = false): readonly Address[] {
  const written = addressesIn(text, 8)
  const all = written.length > 0 || !withNames ? written : hostsIn(text)
  return all.filter((address) => {
    const weight = weighHost(skill, address)
    if (weight === 'hostile') return true
    if (weight !== 'foreign' && weight !== 'own') return false
    return !isCodeHost(address.host) && !skill.openText.includes(address.host)
  })
}

function hostsIn(text: string): readonly Address[] {
  return [...text.slice(0, 20_000).matchAll(named)]
    .slice(0, 8)
    .flatMap(([, host = '']) => addressesIn(`https://${host}/`, 1))
}
