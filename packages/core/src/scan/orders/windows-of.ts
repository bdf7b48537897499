import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { orderWindows, type OrderWindow } from './order-window.ts'
import { allowanceOf } from './allowance-of.ts'
import { pageAllowances } from './page-allowances.ts'

const isData = /\.(?:json|ya?ml|toml|csv|lock)$/i
const isForAgents = /(?:^|\/)(?:agents?|prompts?|commands?)\//i

/** The paragraphs of a skill that are judged, and that the model learns from: what an agent reads as words. */
export function* windowsOf(skill: SkillView): Iterable<OrderWindow> {
  const pieces = skill.prose.filter((piece) => !isTable(piece))
  const allowances = pageAllowances(pieces)
  for (const piece of pieces) yield* orderWindows(skill, piece, allowanceOf(allowances, piece))
}

function isTable({ role, language, path }: Piece): boolean {
  return role === 'prose' && language === 'text' && isData.test(path) && !isForAgents.test(path)
}
