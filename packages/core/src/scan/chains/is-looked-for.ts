import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** A line of a table, or a call that only compares: what stands in the raw text is a pattern. */
const rawText =
  /^\s{0,40}(?:\(|\[|\{)?\s{0,4}(?:["'][\w .-]{1,60}["']\s{0,2}[:,]\s{0,2})?\(?\s{0,2}[rR]["'][^"'\n]{0,300}$/
const comparing =
  /\bre\.(?:compile|search|match|findall|finditer|fullmatch)\s{0,2}\(\s{0,2}[rRf]{0,2}["'][^"'\n]{0,300}$/
/** `"curl" in line and "| sh" in line`. */
const contained = /^[^"'\n]{0,80}["']\s{1,3}(?:not\s{1,3})?in\s{1,3}\w/

/**
 * Is this a text that a program looks for in other texts? Only in Python that was followed. A table of patterns may as
 * well be a list of commands: it counts where nothing is run.
 */
export function isLookedFor(skill: SkillView, piece: Piece, start: number): boolean {
  if (piece.role !== 'script' || piece.language !== 'python' || piece.layer > 0 || skill.unparsed.includes(piece))
    return false
  const { text } = piece.text
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const end = text.indexOf('\n', start)
  const after = text.slice(start, end === -1 ? undefined : end)
  if (isInText(before) && contained.test(after) && !/:\/\//.test(after)) return true
  if (!rawText.test(before) && !comparing.test(before)) return false
  return !skill.flows.some((flow) => flow.piece === piece && flow.kind.startsWith('run'))
}

/** Inside of quotes that were opened on this line. */
function isInText(line: string): boolean {
  return (line.match(/["']/g)?.length ?? 0) % 2 === 1
}
