import { forEachShellChild, type ShellNode, type ShellWord } from './parse-shell.ts'

/** Parts of a word that stand for themselves. */
const literal: ReadonlySet<string> = new Set(['Literal', 'SingleQuoted', 'AnsiCQuoted', 'DoubleQuoted'])

/**
 * What a word is when nothing is expanded in it; `null` where only running tells. A tilde is expanded by a shell, so
 * it is not known either.
 */
export function wordValue(word: ShellWord): string | null {
  if (word.text.startsWith('~') || (word.parts === undefined && holdsTilde(word.text))) return null
  let isLiteral = true
  const visit = (node: ShellNode, isQuoted: boolean): void => {
    if (!literal.has(node.type) || (node.type === 'Literal' && !isQuoted && holdsTilde(node.text))) isLiteral = false
    else forEachShellChild(node, (child) => visit(child, isQuoted || node.type === 'DoubleQuoted'))
  }
  forEachShellChild(word, (child) => visit(child, false))
  return isLiteral ? word.value : null
}

/** Bash puts the home also into what looks like an assignment: `to=~`, `path=a:~`. */
function holdsTilde(text: string): boolean {
  return /[=:]~/.test(text)
}
