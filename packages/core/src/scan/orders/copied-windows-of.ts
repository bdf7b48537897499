import type { SkillView } from '../skill-view.ts'
import { allowanceOf } from './allowance-of.ts'
import { orderWindows, type OrderWindow } from './order-window.ts'

/** The paragraphs of texts that a page shows to have them written somewhere: a block for AGENTS.md, a section for other skills. */
export function* copiedWindowsOf(skill: SkillView): Iterable<OrderWindow> {
  for (const piece of skill.code) {
    const isText = piece.role === 'fence' && piece.layer === 0 && /^(?:markdown|text)$/.test(piece.language)
    if (!isText || piece.isExample) continue
    const text = piece.text.withText(joinedLines(piece.text.text))
    yield* orderWindows(skill, { ...piece, text }, allowanceOf(skill, piece))
  }
}

/** Each paragraph as one line, as pages have them; as long as before. */
function joinedLines(text: string): string {
  return text.replaceAll(/\n(?=[^\s#>*+|\d-])/g, ' ')
}
