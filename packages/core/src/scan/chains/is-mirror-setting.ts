import { addressesIn } from '../hosts/addresses-in.ts'
import { hostKind } from '../hosts/host-kind.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** One variable and its value, with nothing that the shell would run. */
const setting =
  /^\s*(?:echo|printf)\s+(["'])\s*(?:export\s+)?[A-Z][A-Z0-9_]{2,60}=["']?(https:\/\/[\w./:-]{1,300})["']?\s*(?:\\n)?\1\s*>>\s*["']?[~$]/

/** Of what others publish; at a forge that anybody can publish at, a setting says whose packages are taken. */
const mirror = /^(?:[\w-]{1,20}\.)?(?:npm)?mirrors?\.|^goproxy\.cn$/

/** Does the line only tell the programs of a shell to ask a mirror that everybody knows? */
export function isMirrorSetting(_: SkillView, piece: Piece, start: number): boolean {
  const { text } = piece.text
  const end = text.indexOf('\n', start)
  const [, , value = ''] = setting.exec(text.slice(start, end === -1 ? undefined : end)) ?? []
  const [address] = addressesIn(value)
  return address !== undefined && mirror.test(address.host) && hostKind(address.host, address.path) === 'installer'
}
