import { addressesIn } from '../hosts/addresses-in.ts'
import { isHouseHost } from '../hosts/is-house-host.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** Is the registry one of the house, which is reached without encryption: `http://nexus:8081`, `http://192.168.4.20:4873`? */
export function isHouseRegistry(_: SkillView, { text: { text } }: Piece, start: number): boolean {
  const from = text.startsWith('\n', start) ? start + 1 : start
  const lineEnd = text.indexOf('\n', from)
  const addresses = addressesIn(text.slice(from, lineEnd === -1 ? undefined : lineEnd).slice(0, 600), 5)
  return addresses.length > 0 && addresses.every(({ host }) => isHouseHost(host))
}
