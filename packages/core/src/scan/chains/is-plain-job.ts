import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { isPlainJobText } from './is-plain-job-text.ts'

const longest = 1200

/**
 * Does a job that a page sets up only start a program of the machine itself, or tell a service over TLS that it ran: an
 * address is asked, and the answer thrown away?
 */
export function isPlainJob(_: SkillView, piece: Piece, start: number): boolean {
  if (piece.layer > 0 || (piece.role !== 'fence' && piece.role !== 'inline-code')) return false
  const { text } = piece.text
  const lineStart = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 600)
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd)
  // What is written may stand below: `tee /etc/cron.d/x <<EOF`.
  const job = line.includes('<<') ? text.slice(lineStart, lineStart + longest) : line.slice(0, longest)
  return isPlainJobText(job)
}
