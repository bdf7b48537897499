import type { Piece } from '../piece.ts'

const negation =
  /\b(?:never|not|don't|doesn't|won't|can't|cannot|avoid|refuse[sd]?|reject(?:s|ed)?|without|beware|instead of|rather than|prevent(?:s|ing)?|(?<!\b(?:the|an?|this|that|each|every|code) )block(?:s|ed|ing)?|detect(?:s|ed|ing|ion)?|flag(?:s|ged)?|scan(?:s|ning)?|looks? for|looking for|watch for|check(?:s|ing)? for|examples?|e\.g|such as|attempts?|attack(?:s|er|ers)?|malicious|patterns?|payloads?|phrases?|vulnerab\w*|inject(?:ion|ions|ed)|red flags?|suspicious|unsafe|dangerous|forbidden|prohibited|hijack\w*|jailbreak\w*|override attempts?|threats?|risks?|keywords?|triggers?|contain(?:s|ing)?|says?|asks?|claims?|tells?|tries|trying|if (?:a|an|the|any|you see|someone|something))\b|❌|🚫|⛔/i

/** A dot that ends no sentence. */
const abbreviation = /\b(?:e\.g|i\.e|etc|vs|cf|incl|approx)\. /gi

const quotes = /["“”`«»‘]/

/**
 * Is what stands at this place talked about instead of said? In quotes, code or a table row, or after words such as
 * "never" or "detect" in its sentence (the polarity that keyword scanners lack).
 */
export function isTalkedAbout(piece: Piece, start: number, end: number): boolean {
  const { text } = piece.text
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const before = text.slice(Math.max(lineStart, start - 160), start)
  if (/^\s{0,8}\|/.test(text.slice(lineStart, lineStart + 10))) return true
  const quoted = /["“”`«‘'(][^"“”`«»'\n]{0,60}$/.exec(before)
  const opening = quoted !== null && isClosing(quoted[0].charAt(0), text.slice(lineStart, start)) ? null : quoted
  if (opening !== null && isBetweenApostrophes(before.slice(0, opening.index + 1), text.slice(end, end + 80)))
    return true
  if (opening !== null && (quotes.test(text.slice(end, end + 80)) || /["“`«‘]/.test(opening[0][0] ?? ''))) return true
  const spelled = before.replace(abbreviation, (words) => words.replaceAll('.', ','))
  const sentence = before.slice(
    Math.max(spelled.lastIndexOf('. '), spelled.lastIndexOf('! '), spelled.lastIndexOf('? ')) + 1,
  )
  // What stands in code is a name, and says neither yes nor no.
  return negation.test(sentence.replace(/`[^`\n]{1,60}`/g, ' '))
}

/** Of signs that open and close alike, every second one closes. */
function isClosing(sign: string, line: string): boolean {
  return (sign === '"' || sign === '`') && line.split(sign).length % 2 === 1
}

/** `'…'`, and no apostrophe of a word. */
function isBetweenApostrophes(before: string, after: string): boolean {
  return /(?:^|[\s([{:,—–-])'$/.test(before) && /^[^'\n]{0,80}'(?!\w)/.test(after)
}
