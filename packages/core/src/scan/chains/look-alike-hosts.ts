import { addressesIn } from '../hosts/addresses-in.ts'
import { borrowedBrand } from '../hosts/borrowed-brand.ts'
import { isAllowedHost } from '../hosts/is-allowed-host.ts'
import { ownerLabel } from '../hosts/owner-label.ts'
import type { Piece } from '../piece.ts'
import type { ScanHit, ScanRule } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { isShownAsExample } from './is-shown-as-example.ts'

/** A host that anybody could register, with the name of a service in it that everybody trusts. */
export const lookAlikeHosts: ScanRule = {
  id: 'look-alike-host',
  severity: 'critical',
  summary: 'A program or a command asks a host that borrows the name of a service',
  why: 'Whoever reads it takes the host for the service: packages, keys and answers of a model go through the hands of a stranger.',
  next: 'Compare the address with the one that the service names itself. Use the skill only if the host is known to you.',
  *check(skill) {
    if (skill.isAboutSecurity) return
    for (const piece of skill.code) {
      for (const { start, host } of addressesIn(piece.text.text)) {
        const brand = isAllowedHost(host, skill.allowedHosts) ? undefined : borrowedBrand(host)
        if (brand === undefined || piece.isExample || isOwn(skill, host)) continue
        yield hitOf(skill, { piece, start, host, brand })
      }
    }
  },
}

/** A skill of a project that bears such a name says so where it says what it is. */
function isOwn({ identity }: SkillView, host: string): boolean {
  return identity.includes(ownerLabel(host) ?? host)
}

interface Borrowed {
  readonly piece: Piece
  readonly start: number
  readonly host: string
  readonly brand: string
}

function hitOf(skill: SkillView, { piece, start, host, brand }: Borrowed): ScanHit {
  // An address by itself in a line of text is something to read.
  const isMeant = piece.role !== 'inline-code' && !isShownAsExample(skill, piece, start)
  return {
    piece,
    start,
    end: start + host.length + 8,
    message: `Asks ${host}, which is not of ${brand} and bears its name.`,
    confidence: 'medium',
    ...(!isMeant && { severity: 'warn' }),
  }
}
