import type { ShellLine } from '../policy/shell-line.ts'

/** Programs that take a text of their own language as an argument, and the options that it follows. */
const interpreters: ReadonlyMap<string, readonly string[]> = new Map([
  ['python', ['-c']],
  ['python3', ['-c']],
  ['perl', ['-e', '-E', '-ne', '-pe', '-nE', '-pE']],
  ['ruby', ['-e', '-ne', '-pe']],
  ['node', ['-e', '-p', '-pe', '--eval', '--print']],
  ['deno', ['eval']],
  ['bun', ['-e', '--eval']],
  ['php', ['-r']],
  ['lua', ['-e']],
  ['pwsh', ['-c', '-Command', '-command']],
  ['osascript', ['-e']],
])

/** Their first text is a program, and it can start others. */
const filters: ReadonlySet<string> = new Set(['awk', 'gawk', 'mawk', 'nawk', 'sed', 'gsed'])

/**
 * Would a value that stands where this stand-in does be read as code: as the name of a program, as text of a shell,
 * of another language? Then quotes of the shell around it protect nothing.
 */
export function holdsCode({ parts, shellTexts }: ShellLine, token: string): boolean {
  if (shellTexts.some((text) => text.includes(token))) return true
  return parts.some(({ kind, words: [program, ...rest] }) => {
    if (kind !== 'program') return false
    if (program === null || program === undefined || program.includes(token)) return true
    const name = program.slice(program.lastIndexOf('/') + 1)
    const holds = (word: string | null | undefined) => word?.includes(token) === true
    const options = interpreters.get(name)
    if (options !== undefined) {
      return rest.some((word, index) => holds(word) && options.includes(rest[index - 1] ?? ''))
    }
    if (!filters.has(name)) return false
    const isGiven = rest.includes('-e') || rest.includes('-f')
    const script = isGiven ? -1 : rest.findIndex((word) => word !== null && !word.startsWith('-'))
    return rest.some((word, index) => holds(word) && (index === script || rest[index - 1] === '-e'))
  })
}
