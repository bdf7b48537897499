import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { unknownAddress } from './unknown-address.ts'

/** A formula that fetches an address to which something of the table is joined: `=WEBSERVICE("https://…?d="&A1)`. */
const open =
  /\b(?:WEBSERVICE|IMPORTDATA|IMPORTXML|IMPORTHTML|IMPORTFEED|IMAGE)\(\s{0,2}[\\"']{1,4}(https?:\/\/[^\s"'\\<>]{3,200})[\\"']{1,4}(?:\s{0,2}["'](?:\s{0,3}\+)?\s{0,60}f?["'])?\s{0,2}&/g

/**
 * Formulas that tell a machine which nobody is known to keep what stands in the table: it is asked again wherever the file is opened, by
 * whoever opens it.
 */
export function* tellingFormulas(skill: SkillView): Iterable<ScanHit> {
  if (skill.isAboutSecurity) return
  const tables = skill.whole.filter(({ path }) => /\.(?:csv|tsv)$/i.test(path))
  for (const piece of [...skill.code, ...tables]) {
    if (piece.isExample) continue
    for (const match of matchesIn(piece, open)) {
      const address = unknownAddress(skill, match[1] ?? '', { countsOwn: true })
      if (address === undefined || isShownAsExample(skill, piece, match.index)) continue
      yield hitAt(piece, match, {
        message: `Has a formula tell ${address.host}, which nobody is known to keep, what stands in the table.`,
        confidence: 'medium',
        severity: 'critical',
      })
    }
  }
}
