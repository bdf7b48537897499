import { matchesIn } from '../rules/matches-in.ts'
import type { ScanHit } from '../scan-rule.ts'
import type { SkillView } from '../skill-view.ts'
import { untoldHit } from './untold-hit.ts'

const letter = String.raw`(?:\\u(?:200[b-f]|206[0-9a-f]|00ad|180e)|\\u\{(?:200[b-f]|206[0-9a-f])\}|\\x[ae]d|[\u200b-\u200f\u2060-\u206f\u00ad\u180e])`
/** A word of nothing but letters that nobody sees, which a program has in quotes; one by itself joins or parts others. */
const unseen = new RegExp(String.raw`["'\x60]${letter}{2,40}["'\x60]`, 'gi')
/** What begins or ends with it is treated otherwise; whoever cleans a text replaces it. */
const asked = /\b(?:starts_?with|ends_?with|has_?prefix|has_?suffix|includes|contains|indexOf|find|in)\b|===?/i
const cleans = /\b(?:replace\w*|re\.sub|strip|gsub|translate|sanitiz\w*|remove\w*)\b/i
/** Letters around a word in which it, or the name it is given, is used. */
const near = 500

/** Programs that treat otherwise what bears a word that nobody can see: who knows the word passes. */
export function* unseenWords(skill: SkillView): Iterable<ScanHit> {
  for (const piece of skill.code) {
    if (piece.role !== 'script' || piece.isExample) continue
    const { text } = piece.text
    for (const match of matchesIn(piece, unseen)) {
      const around = text.slice(Math.max(0, match.index - 80), match.index + near)
      if (asked.test(around) && !cleans.test(around))
        yield* untoldHit(skill, piece, match, 'Treats otherwise what bears a word that nobody can see.')
    }
  }
}
