import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { unknownAddress } from './unknown-address.ts'

/** What nobody sees: far outside of the window, without a size, or of letters without one. */
const unseen = String.raw`(?:(?:left|top|right|text-indent|margin-left)\s{0,2}:\s{0,2}-\d{3,6}(?:px|r?em)|(?:font-size|max-height|opacity)\s{0,2}:\s{0,2}0(?:px|\.0\d?)?\s{0,2}[;"']|display\s{0,2}:\s{0,2}none)`
/** Within a few letters a link that leads out of the page. */
const links = new RegExp(
  String.raw`style\s{0,2}=\s{0,2}\\?["'][^"'\n]{0,160}?${unseen}[^>]{0,200}>[^]{0,300}?<a\s[^>]{0,120}?href\s{0,2}=\s{0,2}\\?["'](https?:\/\/[^\s"'<>\\]{4,200})`,
  'gi',
)

/** Links to strangers that are put where no reader of a page sees them, and search engines do. */
export function* unseenLinks(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.whole) {
    if (piece.isExample) continue
    for (const match of matchesIn(piece, links)) {
      const address = unknownAddress(skill, match[1] ?? '', { countsOwn: false })
      if (address === undefined) continue
      yield hitAt(piece, match, {
        message: `Puts a link to ${address.host} where nobody sees it into a page.`,
        confidence: 'medium',
        severity: skill.isAboutSecurity ? 'warn' : 'critical',
      })
    }
  }
}
