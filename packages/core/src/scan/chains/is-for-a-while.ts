import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

const switchedOn: readonly (readonly [off: RegExp, on: RegExp])[] = [
  [/^setenforce\s+0/, /\bsetenforce\s{1,3}1\b/],
  [/^ufw\s+disable/, /\bufw\s{1,3}(?:--force\s{1,3})?enable\b/],
  [
    /^systemctl\s+stop\s+(?:auditd|firewalld|apparmor)/,
    /\bsystemctl\s{1,3}(?:re)?start\s{1,3}(?:auditd|firewalld|apparmor)\b/,
  ],
]

/** Does a page switch a guard on again further down, as whoever looks for a fault does? */
export function isForAWhile(_: SkillView, { role, layer, text: { text } }: Piece, start: number): boolean {
  if (layer > 0 || role !== 'fence') return false
  const found = switchedOn.find(([off]) => off.test(text.slice(start, start + 80)))
  return found !== undefined && found[1].test(text.slice(start))
}
