import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { placeInProse } from './place-in-prose.ts'
import { proseOf } from './prose-of.ts'
import { sectionAround } from './section-around.ts'

const device = /\/dev\/((?:sd|vd|hd|xvd|nvme|disk|rdisk|mmcblk)[\w$<>{}]{0,20})/
/** A letter or number that whoever reads it has to put there. */
const open = /^(?:(?:sd|vd|hd|xvd)(?:[XYN?]|\$|<|\{)|(?:nvme|r?disk|mmcblk)(?:[XYN?]|\$|<|\{))/
/** Where the system lies as a rule. */
const first = /^(?:(?:sd|vd|hd|xvd)a|nvme0|r?disk0|mmcblk0)/
const looked = /\b(?:lsblk|blkid|fdisk\s+-l|parted\s+-l|diskutil\s+list|Get-Disk)\b/
const wipes = /\bif=\/dev\/(?:zero|u?random)\b/

/**
 * Is the disk one that the user is to choose: a letter to be filled in, or not the first, on a page that has the disks
 * listed before? In fences and sentences only; what overwrites a disk with nothing counts all the same.
 */
export function isChosenDisk(skill: SkillView, piece: Piece, start: number): boolean {
  if (piece.layer > 0 || (piece.role !== 'fence' && piece.role !== 'inline-code')) return false
  const { text } = piece.text
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(start, lineEnd === -1 ? undefined : lineEnd).slice(0, 300)
  const name = device.exec(line)?.[1]
  if (name === undefined) return false
  if (open.test(name)) return true
  const prose = proseOf(skill, piece)
  if (prose === undefined || first.test(name) || wipes.test(line)) return false
  const section = sectionAround(prose, placeInProse(prose, piece, start))
  return looked.test(text) || looked.test(prose.text.text.slice(section.start, section.end))
}
