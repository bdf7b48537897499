import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { mayRun } from './may-run.ts'

/** What runs a text, in a test that is too long to be followed. */
const runsTexts =
  /\bos\.(?:system|popen|exec\w{0,4})\s{0,2}\(|,\s{0,3}shell\s{0,2}=\s{0,2}True|\b(?:eval|exec|execSync|Function)\s{0,2}\(|\bpty\.spawn|\bchild_process\b|["'](?:ba|z)?sh["'],\s{0,3}["']-\w{0,2}c["']/

/**
 * Is this a text that a test holds and hands to nothing that runs it? Only in tests that were followed, which do what they
 * were seen to do whatever else their strings say, or that have nothing by which texts are run.
 */
export function isTestData(skill: SkillView, piece: Piece, start: number): boolean {
  const { isExample, role, language, layer, text } = piece
  const isFollowed = role === 'script' && (language === 'python' || language === 'javascript')
  if (!isExample || !isFollowed || layer > 0) return false
  const isBlind = skill.unparsed.includes(piece)
  if (isBlind && runsTexts.test(text.text)) return false
  const flows = skill.flows.filter((flow) => flow.piece === piece && flow.kind !== 'write')
  if (flows.length === 0 && !isBlind) return true
  const line = text.text.slice(text.text.lastIndexOf('\n', start - 1) + 1, start)
  const [held = ''] = /^[^\n"'`]{4,40}/.exec(text.text.slice(start, start + 40)) ?? []
  return endsInQuotes(line) && held !== '' && !flows.some((flow) => mayRun(flow, held))
}

/** Is a text open at the end of a line? Quotes of another kind within it neither open nor close one. */
function endsInQuotes(line: string): boolean {
  let open = ''
  for (const [mark] of line.matchAll(/\\.|["'`]/g)) {
    if (open === '' && mark.length === 1) open = mark
    else if (mark === open) open = ''
  }
  return open !== ''
}
