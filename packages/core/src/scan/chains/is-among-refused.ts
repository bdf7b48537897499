import type { Flow } from '../flow/flow.ts'
import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** What stands beside it in lists of what a guard refuses. */
const refused = /\brm -rf\b|\bmkfs\b|\bdd if=|>\s?\/dev\/sd|\bpush\b[^'"\n]{0,20}--force/
/** The item before it in a list ends, or the alternative before it in a pattern. */
const behindAnother = /(?:['"`]\s?,\s?['"`]|[^|\s]\|)$/
/** What runs the text of a list, or one of its items. */
const runs =
  /\b(?:(?:ba|z|da|k|fi)?sh\s-c|eval|exec\w*|ssh|system|popen|subprocess|spawn\w*|Invoke-Expression|iex|xargs)\b/

/** Is a command one of several that are looked for and refused: `['rm -rf', 'mkfs', …]`, `grep -qE 'rm -rf|…'`? */
export function isAmongRefused(skill: SkillView, piece: Piece, start: number): boolean {
  const { text } = piece.text
  const from = text.lastIndexOf('\n', start - 1) + 1
  const end = text.indexOf('\n', start)
  const before = text.slice(from, start)
  if (runs.test(text.slice(from, end === -1 ? undefined : end))) return false
  if (!behindAnother.test(before) || !refused.test(before) || !isQuoted(before)) return false
  const item = text.slice(start, start + 6)
  return !skill.flows.some(
    (flow) => flow.piece === piece && flow.kind.startsWith('run') && startedBy(flow).includes(item),
  )
}

/** The words of a list, where a program runs one after the other. */
function startedBy({ line, values }: Flow): string {
  return [line ?? '', ...values.map(({ shape }) => shape)].join('\n')
}

/** Inside of quotes that were opened on this line: outside, a shell runs it. */
function isQuoted(before: string): boolean {
  return ['"', "'", '`'].some((quote) => before.split(quote).length % 2 === 0)
}
