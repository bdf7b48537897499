import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { mayRun } from './may-run.ts'

/**
 * Is this a text that a test holds and hands to nothing that runs it? Only in tests that were followed: they do what they
 * were seen to do, whatever else their strings say.
 */
export function isTestData(skill: SkillView, piece: Piece, start: number): boolean {
  const { isExample, role, language, layer, text } = piece
  const isFollowed = role === 'script' && (language === 'python' || language === 'javascript')
  if (!isExample || !isFollowed || layer > 0 || skill.unparsed.includes(piece)) return false
  const flows = skill.flows.filter((flow) => flow.piece === piece && flow.kind !== 'write')
  if (flows.length === 0) return true
  const line = text.text.slice(text.text.lastIndexOf('\n', start - 1) + 1, start)
  const [held = ''] = /^[^\n"'`]{4,40}/.exec(text.text.slice(start, start + 40)) ?? []
  const isInQuotes = (line.match(/["'`]/g)?.length ?? 0) % 2 === 1
  return isInQuotes && held !== '' && !flows.some((flow) => mayRun(flow, held))
}
