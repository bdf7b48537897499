import { foldCode } from './code/fold-code.ts'
import type { Piece } from './piece.ts'

/** Languages of which there is no tree: what they hand to a shell is found by its looks. */
const loose: ReadonlySet<string> = new Set(['code', 'ruby', 'perl', 'php', 'applescript', 'batch'])
const literal = /"((?:[^"\\\n]|\\.){12,2000})"|'((?:[^'\\\n]|\\.){12,2000})'|`([^`\n]{12,2000})`/g
const command =
  /^\s{0,8}(?:sudo\s{1,4})?(?:curl|wget|nc|ncat|(?:ba|z)?sh|powershell|pwsh|cat|tar|zip|echo|printf|env|find|base64)\s(?=[^]{0,2000}\b(?:curl|wget|nc|ncat|(?:ba|z)?sh|iex|iwr|irm)\b)/
const mostStrings = 50

/** Command lines that stand as strings in a program, to be read as the shell they are. */
export function shellStrings(piece: Piece): readonly Piece[] {
  if (piece.role !== 'script' || piece.layer > 0 || !loose.has(piece.language)) return []
  const found: Piece[] = []
  for (const match of piece.text.text.matchAll(literal)) {
    if (found.length >= mostStrings) break
    const text = match[1] ?? match[2] ?? match[3] ?? ''
    if (!command.test(text)) continue
    const source = piece.text.slice(match.index + 1, match.index + 1 + text.length)
    found.push({ ...piece, language: 'shell', text: foldCode(source, 'shell'), layer: 1 })
  }
  return found
}
