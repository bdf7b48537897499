import { isShownAsExample } from '../chains/is-shown-as-example.ts'
import { hitAt } from '../rules/hit-at.ts'
import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { rightKinds } from './right-kinds.ts'
import { standsForAnybody } from './stands-for-anybody.ts'

/** Rights in what belongs to the user, given to somebody who is written out in the skill and nowhere else in it. */
export function* strangersRights(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.isExample) continue
    for (const { where, pattern } of rightKinds) {
      for (const match of matchesIn(piece, pattern)) {
        const who = match[1] ?? match[2] ?? ''
        if (standsForAnybody(who) || isNamedBesides(skill, who)) continue
        // A policy is full of texts in quotes: who stands in one says more than where it begins.
        const isShown = isShownAsExample(skill, piece, match.index + match[0].lastIndexOf(who))
        yield hitAt(piece, match, {
          message: `Gives somebody whom nothing else in the skill is about rights in ${where}.`,
          ...(isShown ? { severity: 'warn', confidence: 'low' } : { confidence: 'medium' }),
        })
      }
    }
  }
}

/** Whoever belongs to the skill is used in its commands for other things too, as its own account or project; what a page says of them is only said. */
function isNamedBesides({ code }: SkillView, who: string): boolean {
  const name = nameOf(who)
  return code.some(({ role, text: { text } }) => role !== 'inline-code' && isUsedIn(text, name))
}

function isUsedIn(text: string, name: string): boolean {
  if (!text.includes(name)) return false
  return rightKinds.reduce((rest, { pattern }) => rest.replaceAll(pattern, ''), text).includes(name)
}

/** Of an address at a mail service who it is, else the domain or the project that it belongs to. */
function nameOf(who: string): string {
  const [name = '', domain] = who.split('@')
  if (domain === undefined) return name
  return domain.endsWith('gserviceaccount.com') ? (domain.split('.')[0] ?? domain) : who
}
