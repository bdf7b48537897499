import { readShellLine, shellWord, type ShellLine } from '@metier/core'

/** One thing to run of a planned insertion. */
export interface LineCommand {
  /** What the permission rules judge, and what is shown. */
  readonly line: string
  readonly argv: readonly [string, ...string[]]
}

/** Builtins that are no program of their own; a shell is started for them. */
const builtins: ReadonlySet<string> = new Set(
  'cd command dirs eval exec jobs popd pushd times type ulimit umask wait'.split(' '),
)

/**
 * How a line is run: commands of plain words directly, one after another and without a shell; anything else by bash,
 * which reads it as it was judged.
 */
export function commandsOfLine(line: string): readonly LineCommand[] {
  const read: ShellLine = readShellLine(line)
  const plain = read.commands?.every(([program]) => !builtins.has(program)) === true ? read.commands : undefined
  if (plain === undefined) return [{ line, argv: ['bash', '--noprofile', '--norc', '-c', line] }]
  if (plain.length === 1 && plain[0] !== undefined) return [{ line, argv: plain[0] }]
  return plain.map((argv) => ({ line: argv.map(shellWord).join(' '), argv }))
}
