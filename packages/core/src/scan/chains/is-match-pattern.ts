import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

type Match = Pick<RegExpExecArray, 0 | 'index'>

/** The call of jq that looks for a pattern, with its text opened on this line; folding may have taken the quote. */
const opened = /\b(?:test|match|scan|capture|sub|gsub|splits)\(\s{0,2}"?([^"\n]{0,300})$/
/** Escapes and repetitions that a pattern has and a command line has not. */
const escapes = /\\\\[bdswBDSW]|\.\*/

/** Is this, in a script of a shell, a pattern that jq looks for? No shell calls anything with a bracket and a text. */
export function isMatchPattern({ code }: Pick<SkillView, 'code'>, piece: Piece, match: Match): boolean {
  if (piece.layer === 0) return isOpened(piece, match)
  // Without its quotes it reads like a command: it must be one and the same text, and a pattern wherever it stands.
  const text = match[0]
  const source = code.find(({ path, role, layer }) => path === piece.path && role === piece.role && layer === 0)
  if (source === undefined || !escapes.test(text)) return false
  const places = placesOf(source.text.text, text)
  return places.length > 0 && places.every((index) => isOpened(source, { 0: text, index }))
}

function isOpened({ language, text: { text } }: Piece, match: Match): boolean {
  if (language !== 'shell' || match[0].includes('"') || !/\bjq\b/.test(text)) return false
  const before = opened.exec(text.slice(Math.max(0, match.index - 400), match.index))
  const end = match.index + match[0].length
  const after = /^([^"\n]{0,300})"\s{0,2}(?:;\s{0,2}"\w{0,6}"\s{0,2})?\)/.exec(text.slice(end, end + 400))
  return before !== null && after !== null && escapes.test(`${before[1] ?? ''}${match[0]}${after[1] ?? ''}`)
}

const mostPlaces = 50

function placesOf(text: string, part: string): readonly number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at !== -1 && places.length < mostPlaces; at = text.indexOf(part, at + 1))
    places.push(at)
  return places
}
