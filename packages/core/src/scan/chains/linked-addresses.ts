import { addressesIn, type Address } from '../hosts/addresses-in.ts'
import { isCodeHost } from '../hosts/is-code-host.ts'
import { ownerLabel } from '../hosts/owner-label.ts'
import type { Piece } from '../piece.ts'

export interface LinkedAddress extends Address {
  /** Whose it is by the name of its host, or by the first part of its path where code lies under the names of owners. */
  readonly owner: string
}

/** A page asks for more of them than anybody reads; what comes after vouches for nobody. */
const most = 400
/** A page is asked once for each command on it, and its addresses are the same each time. */
const known = new WeakMap<Piece, readonly LinkedAddress[]>()

/** The addresses of a page that are encrypted, with whose they are. */
export function linkedAddresses(page: Piece): readonly LinkedAddress[] {
  const before = known.get(page)
  if (before !== undefined) return before
  const found = addressesIn(page.text.text, most)
    .filter(({ scheme }) => scheme === 'https')
    .map((address) => ({ ...address, owner: ownerOf(address) }))
  known.set(page, found)
  return found
}

function ownerOf({ host, path }: Address): string {
  return (isCodeHost(host) ? path.split('/')[1]?.toLowerCase() : ownerLabel(host)) ?? ''
}
