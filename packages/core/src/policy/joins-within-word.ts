import { forEachShellChild, type ShellNode, type ShellScript } from './parse-shell.ts'

/**
 * Does a line go on, by a back slash at its end, in the middle of a word or an operator? Bash takes both characters
 * out before it reads anything, so `p$\⏎x` is the variable `$x` and `&\⏎&` is `&&`; the parser keeps them apart. A
 * break with a blank before it, as people write it, joins nothing, and neither does one in single quotes. At the very
 * end the stroke is dropped or kept, as what stands before it has it. `script` is the line as it was parsed.
 */
export function joinsWithinWord(line: string, script: ShellScript): boolean {
  // Backticks take half of the strokes away before the rest is read.
  const isHalved = line.includes('`') && holdsBackticks(script, 0)
  for (const { 0: strokes, index } of line.matchAll(/\\+(?=\n|$)/g)) {
    if (strokes.length % 2 === 0 && !isHalved) continue
    const at = index + strokes.length - 1
    if (at + 1 < line.length && /[ \t\n]/.test(line[at - 1] ?? ' ')) continue
    if (!isQuoted(script, at, 0)) return true
  }
  return false
}

/** Levels of the syntax tree. What lies deeper is taken for unquoted. */
const deepest = 100

function holdsBackticks(node: ShellNode, level: number): boolean {
  if (level > deepest) return true
  let found = node.type === 'CommandExpansion' && node.text.startsWith('`')
  forEachShellChild(node, (child) => {
    found ||= holdsBackticks(child, level + 1)
  })
  return found
}

function isQuoted(node: ShellNode, at: number, level: number): boolean {
  if (level > deepest) return false
  let found = false
  forEachShellChild(node, (child) => {
    if (found || child.pos > at || child.end <= at) return
    found = child.type === 'SingleQuoted' || isQuoted(child, at, level + 1)
  })
  return found
}
