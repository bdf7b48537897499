import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { statementAt } from './statement-at.ts'

const readOnly = /(?:--sandbox|-s)[\s=]{1,3}["']?read-only\b/
const tookBack = /danger-full-access|--dangerously|--yolo|workspace-write/

/** Is an agent that is asked nothing started so that it can only read? */
export function mayOnlyRead(_: SkillView, { text: { text } }: Piece, start: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start) + statementAt(text, start)
  return readOnly.test(line) && !tookBack.test(line)
}
