import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { isInDeniedList } from './is-in-denied-list.ts'
import { placeInProse } from './place-in-prose.ts'
import { proseOf } from './prose-of.ts'
import { sectionAround } from './section-around.ts'

const refused =
  '(?:blocked|denied|refused|rejected|disallowed|forbidden|prohibited|caught|intercepted|stopped|flagged|not allowed)'
/** `` `rm …`: Blocked ``, `` | `rm …` | denied | ``. */
const labelled = new RegExp(`^\`?[)\\s"'*]{0,3}(?::|\\||→|->|=>|–|—|-)\\s{0,3}\\*{0,2}${refused}\\b`, 'i')
/** `` `rm …`. It is now blocked ``. */
const told = new RegExp(
  `^[^\\n]{0,160}?\\b(?:is|are|gets?|was|will be|will now be|would be)\\s(?:(?:now|then|always|also)\\s)?${refused}\\b`,
  'i',
)
const nothing = /\b(?:nothing|nobody|none|no\s\w{1,20}|not|never|neither)\b|n't\b/i
const aboutHarm =
  /\b(?:injections?|attacks?|exfiltration|hijack\w*|malicious|threats?|anti-?patterns?|forbidden|blocked|denied|refused|dangerous|unsafe|red flags?|untrusted|destructive commands?)\b/i
/** `Destructive: …`, `Never run these (…`, in the words right before. */
const label =
  /(?:^|[.\n|]|\*\*)\s{0,3}(?:[-*+]\s)?\*{0,2}(?:destructive|dangerous|blocked|denied|denylist|blocklist|forbidden|refused|risky|irreversible|high[- ]risk|unsafe|harmful)\b[^.\n]{0,60}[:(][^.\n]{0,200}$/i
/** The head of a table that lists what to keep away from. */
const tableOfHarm =
  /\b(?:why not|risks?|danger\w*|destructive|blocked|forbidden|never|severity|harm|avoid|verdict|decision|outcome)\b/i
/** Whoever is told to run it is not shown what others may try. */
const ordered = /\b(?:run|execute|type|enter|paste|first|then|before|after|always|start)\b/i

/** UTF-16 units of a line before a command that are read, and of its beginning. */
const nearest = 800
const longestMarker = 24

/**
 * Is a command in a sentence named as one that is refused, or in a list of what others may try? What follows it says that
 * it is blocked, or its list stands under a heading that names the harm.
 */
export function isRefusedThere(skill: SkillView, piece: Piece, start: number): boolean {
  if (piece.layer > 0) return false
  if (piece.role === 'fence') return isInDeniedList(piece.text.text, start)
  if (piece.role !== 'inline-code') return false
  const prose = proseOf(skill, piece)
  if (prose === undefined) return false
  const at = placeInProse(prose, piece, start)
  return isInDeniedList(prose.text.text, at) || isRefusedAround(prose, at)
}

/** By the words of its line, or the heading of its list. */
function isRefusedAround(prose: Piece, at: number): boolean {
  const { text } = prose.text
  const lineStart = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('`', at)
  const lineEnd = text.indexOf('\n', at)
  const after = text.slice(end === -1 ? at : end, lineEnd === -1 ? undefined : lineEnd).slice(0, 300)
  // A line may be as long as the file, and is asked once for each command in it.
  const before = text.slice(Math.max(lineStart, at - nearest), at)
  const marker = text.slice(lineStart, Math.min(at, lineStart + longestMarker))
  if (labelled.test(after)) return true
  const said = told.exec(after)?.[0].replace(/not allowed$/i, '')
  if (said !== undefined && !nothing.test(said) && !/\b(?:run|execute|type|enter)\s{0,3}`$/i.test(before)) return true
  if (
    !ordered.test(before) &&
    (label.test(before) || (/^\s{0,8}\|/.test(marker) && tableOfHarm.test(tableHead(text, lineStart))))
  )
    return true
  if (!/^\s{0,12}(?:[-*+]|\d{1,3}[.)]|\|)\s/.test(marker) || ordered.test(before)) return false
  const [heading = ''] = text.slice(sectionAround(prose, at).start, lineStart).split('\n', 1)
  return heading.startsWith('#') && aboutHarm.test(heading)
}

/** The first row of the table that a row belongs to. */
function tableHead(text: string, lineStart: number): string {
  const rows = text.slice(Math.max(0, lineStart - 4000), lineStart).split('\n')
  let head = ''
  for (let index = rows.length - 2; index >= 0 && (rows[index] ?? '').trimStart().startsWith('|'); index -= 1)
    head = rows[index] ?? ''
  return head
}
