import type { SkillView } from '../skill-view.ts'
import { allowanceOf } from './allowance-of.ts'
import { isTable } from './is-table.ts'
import { orderWindows, type OrderWindow } from './order-window.ts'

/** The paragraphs of a skill that are judged, and that the model learns from: what an agent reads as words. */
export function* windowsOf(skill: SkillView): Iterable<OrderWindow> {
  for (const piece of skill.prose) if (!isTable(piece)) yield* orderWindows(skill, piece, allowanceOf(skill, piece))
}
