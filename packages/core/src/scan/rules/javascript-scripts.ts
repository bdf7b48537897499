import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** The files that the documented code rules look at (checklist WUN-44), and what is encoded in them. */
export function javascriptScripts(skill: SkillView): readonly Piece[] {
  return skill.code.filter(({ role, language, layer }) => role === 'script' && (language === 'javascript' || layer > 0))
}
