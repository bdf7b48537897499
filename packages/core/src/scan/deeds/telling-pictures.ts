import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { unknownAddress } from './unknown-address.ts'

/** A picture with a place for something in what its address asks: `![](https://…?q=<words>)`. */
const open =
  /!\[[^\]\n]{0,80}\]\(<?(https?:\/\/[^)\s<>{]{3,120}(?:<[^>\n]{1,60}>|\{[^}\n]{1,60}\})?[^)\s<>{]{0,60}[?&][\w-]{1,20}=(?:<[^>\n]{1,60}>|\{\{?[^}\n]{1,60}\}|\$\{?\w|\[[^\]\n]{1,40}\]))/g

/**
 * Pictures of a machine that nobody is known to keep, with a place for what is asked: whoever shows one in an answer tells that machine
 * what was put there, and no tool is called for it.
 */
export function* tellingPictures(skill: SkillView): Iterable<ScanHit> {
  for (const piece of [...skill.prose, ...skill.code]) {
    if (piece.isExample || skill.isAboutSecurity) continue
    for (const match of matchesIn(piece, open)) {
      const address = unknownAddress(skill, match[1] ?? '', { countsOwn: false })
      if (address === undefined) continue
      yield hitAt(piece, match, {
        message: `Has something put into the address of a picture of ${address.host}, which nobody is known to keep.`,
        confidence: 'medium',
        severity: 'critical',
      })
    }
  }
}
