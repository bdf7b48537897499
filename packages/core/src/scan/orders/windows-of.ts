import type { SkillView } from '../skill-view.ts'
import { orderWindows, type OrderWindow } from './order-window.ts'

const isData = /\.(?:json|ya?ml|toml|csv|lock)$/i
const isForAgents = /(?:^|\/)(?:agents?|prompts?|commands?)\//i

/** The paragraphs of a skill that are judged, and that the model learns from: what an agent reads as words. */
export function* windowsOf(skill: SkillView): Iterable<OrderWindow> {
  for (const piece of skill.prose) {
    const isTable = piece.role === 'prose' && piece.language === 'text' && isData.test(piece.path)
    if (isTable && !isForAgents.test(piece.path)) continue
    yield* orderWindows(skill, piece)
  }
}
