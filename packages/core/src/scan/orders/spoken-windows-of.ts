import type { SkillView } from '../skill-view.ts'
import { allowanceOf } from './allowance-of.ts'
import { orderWindows, type OrderWindow } from './order-window.ts'

/** The words that stand in the programs of a skill, as paragraphs that are judged; what is there to be tested with says nothing to anybody. */
export function* spokenWindowsOf(skill: SkillView): Iterable<OrderWindow> {
  for (const piece of skill.spoken) if (!piece.isExample) yield* orderWindows(skill, piece, allowanceOf(skill, piece))
}
