import type { Piece } from '../piece.ts'
import type { SkillView } from '../skill-view.ts'
import { mayRun } from './may-run.ts'

const longest = 2000

/** Nothing but texts and patterns before it on its line, or the beginning of the list they stand in; no call. */
const listed =
  /^\s{0,40}(?:(?:export\s|const\s|let\s|var\s|readonly\s){0,3}[\w.$]{1,60}\s{0,3}(?::[^=\n]{0,60})?=\s{0,3}(?:new\s(?:Set|Array)\(|frozenset\(|set\()?\s{0,3})?[[({]{0,3}\s{0,3}(?:(?:[rRuUbB]?"[^"\n]{0,120}"|[rRuUbB]?'[^'\n]{0,120}'|\/(?:[^\n/\\]|\\.){1,120}\/\w{0,4})\s{0,3}[,:]\s{0,3}){0,20}[[({]{0,2}[rRuUbB]?["'`][^"'`\n]{0,120}$/
/** Something given is looked through for them. */
const compares =
  /\b(?:if|any|some|for|filter|return)\b[^\n]{0,120}(?:\bin\s{1,3}[\w.]{0,40}(?:cmd|command|line|text|input|content|script|tool|arg|code|snippet)|(?:cmd|command|line|text|input|content|script)\w{0,12}\.(?:includes|match|startsWith|startswith|search|find|indexOf)\b|\bre\.(?:search|match)\b|\.test\()/i
const refuses =
  /\b(?:sys\.exit|process\.exit|exit)\(\s{0,3}[12]|\b(?:deny|denied|den(?:y|ies)|blocked?|refus\w{1,5}|reject\w{0,4}|forbid\w{0,4}|danger\w{0,5}|unsafe|decision)\b/i
/** What a shell compares with: `*"rm -rf /"*`, `grep -E '…'`. */
const pattern = /\*["'][^"'\n]{0,120}$|\b(?:e|r)?grep\s[^|;\n]{0,60}["'][^"'\n]{0,200}$|=~\s[^;\n]{0,120}$/

/**
 * Is it in the list of a program that refuses commands, such as a hook: a text that is looked for in what it is given, and
 * that nothing in the program runs? Programs that could not be followed are not believed.
 */
export function isGuardList(skill: SkillView, piece: Piece, start: number): boolean {
  const { role, language, layer, text: held } = piece
  if ((role !== 'script' && role !== 'fence') || layer > 0 || skill.unparsed.includes(piece)) return false
  const { text } = held
  if (language === 'shell') return isDeniedArray(text, start) || isCompared(text, start)
  if (!refuses.test(text)) return false
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  if (line.length > longest) return false
  if (language !== 'python' && language !== 'javascript') return false
  const [own = ''] = /^[^\n"'`]{3,40}/.exec(text.slice(start, start + 40)) ?? []
  if (own === '' || !listed.test(line) || !compares.test(text)) return false
  return !skill.flows.some((flow) => flow.piece === piece && flow.kind !== 'write' && mayRun(flow, own))
}

/** In a script of a shell: what it is given is compared with the text. */
function isCompared(text: string, start: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  if (!refuses.test(text) || line.length > longest || !pattern.test(line)) return false
  const end = text.indexOf('\n', start)
  const after = text.slice(start, end === -1 ? undefined : end)
  return !line.includes('*') || /^[^"'\n]{0,120}["']\*/.test(after) || /grep|=~/.test(line)
}

const deniedArray =
  /(?:^|\n)[ \t]{0,12}(?:(?:readonly|local|declare -a|declare -ra)\s)?\w{0,40}(?:den(?:y|ied)|block|forbid|dangerous|destructive)\w{0,40}=\(\s{0,200}(?:(?:#[^\n]{0,200}\n|"[^"\n]{0,120}"|'[^'\n]{0,120}')\s{0,200}){0,120}["']$/i
const runsVariables =
  /\beval\b|\b(?:ba|z|da)?sh\s{1,3}-\w{0,3}c\b|(?:^|[\n;|&]|\bdo\b|\bthen\b)[ \t]{0,12}"?\$[\w{]|\bxargs\b|\bsource\b/

/** In a script of a shell that runs no variable: a text in a list that is called denied. */
function isDeniedArray(text: string, start: number): boolean {
  return deniedArray.test(text.slice(Math.max(0, start - 8000), start)) && !runsVariables.test(text)
}
