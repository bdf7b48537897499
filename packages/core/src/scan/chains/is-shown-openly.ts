import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { proseAround } from './prose-around.ts'

const lesson =
  /\b(?:attack\w*|payloads?|bypass\w*|obfuscat\w*|encod\w*|leet\w*|homoglyph\w*|jailbreak\w*|injections?|techniques?|evasion|examples?|adversar\w*|red[- ]team\w*|test cases?|detect\w*|smuggl\w*)\b/gi
const reach = 500
/** As many words of the trade around it as a page has that teaches what attacks look like. */
const enough = 4

/**
 * Does the page itself say what it has encoded, or teach how such texts look? Then nothing is hidden from whoever reads
 * it: `aWdub3Jl…`, which decodes to "ignore …".
 */
export function isShownOpenly(skill: SkillView, piece: Piece, at: number, words: string): boolean {
  if (piece.layer === 0) return false
  const around = proseAround(skill, piece, at, reach).toLowerCase()
  if (around.includes(words.toLowerCase())) return true
  return skill.isAboutSecurity && new Set((around.match(lesson) ?? []).map((word) => word.slice(0, 5))).size >= enough
}
