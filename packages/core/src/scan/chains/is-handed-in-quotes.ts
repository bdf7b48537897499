import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** A program, what it is to do by a word that starts nothing, and the quote in which the command stands. */
const asked =
  /(?:^|[\n`|;&(])\s{0,8}[\w./-]{1,40}\s(?:explain|check|test|classify|analy[sz]e|lint|parse|describe|validate|evaluate)\s["']$/i
/** What runs the words that it is given. */
const runs =
  /\b(?:(?:ba|z|da|k|fi)?sh|ssh|eval|exec|sudo|su|env|xargs|watch|docker|kubectl|python3?|node|perl|ruby|pwsh|powershell|cmd|npm|make)\b/i

/** Is a command given to a program of a page, in quotes, that tells what it would do: `guard explain "rm -rf /"`? */
export function isHandedInQuotes(_: SkillView, { role, text: { text } }: Piece, start: number): boolean {
  if (role !== 'inline-code' && role !== 'fence') return false
  const before = text.slice(Math.max(0, start - 80), start)
  return asked.test(before) && !runs.test(before.split('\n').at(-1) ?? '')
}
