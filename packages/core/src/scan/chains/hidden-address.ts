import type { ScanRule } from '../scan-rule.ts'
import { addressesIn } from '../hosts/addresses-in.ts'
import { isShownAsExample } from './is-shown-as-example.ts'
import { weighHost } from './weigh-host.ts'

/** An address that somebody took the trouble to encode. */
export const hiddenAddress: ScanRule = {
  id: 'hidden-address',
  severity: 'critical',
  summary: 'The address of another machine is hidden in an encoding',
  why: 'Who is asked, or gets the data, is kept from everybody who reads the skill.',
  next: 'Decode it, find out whose it is, and have it written as it is.',
  *check(skill) {
    for (const piece of skill.code) {
      const { text } = piece.text
      if (piece.layer === 0 || text.length > 400 || !/^\s*https?:\/\/\S{4,300}\s*$/.test(text)) continue
      const [address] = addressesIn(text, 1)
      if (address === undefined || piece.role === 'config') continue
      const weight = weighHost(skill, address)
      const isLowered = isShownAsExample(skill, { ...piece, layer: 0 }, 0) || weight === 'own'
      yield {
        piece,
        start: 0,
        end: text.length,
        message: 'Hides an address.',
        confidence: 'medium',
        ...(isLowered && { severity: 'warn' }),
        // A program may put the address of a registry together; who is asked is known to everybody.
        ...(weight === 'harmless' && { severity: 'info' }),
      }
    }
  },
}
