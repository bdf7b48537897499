import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'

/** A program, what it is to do by a word that starts nothing, and the quote in which the command stands. */
const asked =
  /(?:^|[\n`|;&(])\s{0,8}[\w./-]{1,40}\s(?:explain|check|test|classify|analy[sz]e|lint|parse|describe|validate|evaluate)\s["']$/i
/** What runs the words that it is given. */
const runs =
  /\b(?:(?:ba|z|da|k|fi)?sh|ssh|eval|exec|sudo|su|env|xargs|watch|docker|kubectl|python3?|node|perl|ruby|pwsh|powershell|cmd|npm|make)\b/i

/** A call of a tool as a guard of the agent gets it, and the guard: `echo '{"tool_input":{"command":"rm -rf /"}}' | hooks/guard.sh`. */
const called = /\b(?:echo|printf)\s'\{[^'\n]{0,160}"command"\s?:\s?"$/
const handedOn = /^[^'\n]{0,120}'\s?\|\s?(?:\.\/)?[\w/-]{1,60}(?:\.\w{1,4})?\s{0,4}(?:\n|$)/

/** Is a command given to a program of a page, in quotes, that tells what it would do: `guard explain "rm -rf /"`? */
export function isHandedInQuotes(_: SkillView, { role, text: { text } }: Piece, start: number): boolean {
  if (role !== 'inline-code' && role !== 'fence') return false
  const before = text.slice(Math.max(0, start - 80), start)
  if (asked.test(before)) return !runs.test(before.split('\n').at(-1) ?? '')
  const rest = handedOn.exec(text.slice(start, start + 240))
  return rest !== null && called.test(text.slice(Math.max(0, start - 240), start)) && !isRun(rest[0])
}

/** `hooks/guard.sh` is a program, and `sh` runs what it is given. */
function isRun(rest: string): boolean {
  return runs.test(rest.slice(rest.lastIndexOf('|') + 1).replace(/[\w-]+\.\w+/g, ''))
}
