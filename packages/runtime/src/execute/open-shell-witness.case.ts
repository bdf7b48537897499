import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { decideShellPermission, parsePermissionRules, readShellLine, type ShellLine } from '@metier/core'
import { createTemporaryTree } from '@metier/testing'

/** Programs that a line ran, each with its words. */
type Ran = readonly (readonly string[])[]

/** Runs lines of the programs p0 to p3 with the real Bash, and says what of it was not foreseen. */
export interface ShellWitness {
  /** The programs that Bash really runs. */
  ranBy(line: string): Ran
  /** Those that were not read in a line that is understood; `undefined` for any other line, which is not run. */
  unread(line: string): Ran | undefined
  /** Those that no rule allows in a line that the rules allow; `undefined` for any other line, which is not run. */
  unallowed(line: string): Ran | undefined
  cleanUp(): void
}

const names = ['p0', 'p1', 'p2', 'p3']
/** Lines of chance that root runs could write over any file: it runs them as nobody. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
/** What somebody may well have allowed, for it only prints, looks and moves. */
const builtins = 'true false : echo printf test [ type kill wait jobs cd pushd popd dirs umask ulimit times'.split(' ')
const { rules } = parsePermissionRules({
  allow: ['Bash(p0:*)', 'Bash(p1 x:*)', 'Bash(p2 x)', ...builtins.map((name) => `Bash(${name}:*)`), 'Read', 'Write'],
  ask: [],
  deny: [],
  allowedCommandPrefixes: [],
})

/** With the path of a Bash; nothing of it is left after `cleanUp`. */
export function openShellWitness(bash: string): ShellWitness {
  // One write for each, so that those that run at the same time do not mix.
  const script = `#!${bash}\nprintf -v text '%s\\037' "\${0##*/}" "$@"\nprintf '%s\\036' "$text" >> "$LOG"\n`
  // Where no program may come from: whoever runs one of these says that it is another.
  const other = script.replace('"${0##*/}"', 'other')
  const places = { bin: script, 'here/e': other }
  const programs = Object.entries(places).flatMap(([place, text]) =>
    names.map((name) => [`${place}/${name}`, text] as const),
  )
  const tree = createTemporaryTree({ ...Object.fromEntries(programs), 'here/e/s': 'p3 sourced\n' })
  for (const [path] of programs) chmodSync(tree.at(path), 0o755)
  for (const place of ['.', 'here']) chmodSync(tree.at(place), 0o777)
  let run = 0
  const ranBy = (line: string): Ran => {
    // One for each line: what an earlier one left in the background may still be writing.
    run += 1
    const log = tree.at(`log-${run}`)
    const env = { PATH: tree.at('bin'), LOG: log }
    const options = { env, cwd: tree.at('here'), ...nobody, input: 'p0\n', timeout: 2000 }
    spawnSync(bash, ['--noprofile', '--norc', '-c', line], options)
    if (!existsSync(log)) return []
    const entries = readFileSync(log, 'utf8').split('\u001E').slice(0, -1)
    rmSync(log)
    return entries.map((entry) => entry.split('\u001F').slice(0, -1))
  }
  return {
    ranBy,
    unread(line) {
      const read = readShellLine(line)
      return read.unclear.length > 0 ? undefined : ranBy(line).filter((words) => !isRead(words, read))
    },
    unallowed(line) {
      if (decideShellPermission(readShellLine(line), rules).decision !== 'allowed') return undefined
      return ranBy(line).filter((words) => !isAllowed(words))
    },
    cleanUp: () => tree.cleanUp(),
  }
}

/** Was this said of the line? Words that only running tells may be any, and any number. */
function isRead(words: readonly string[], { parts }: ShellLine): boolean {
  return parts.some(({ kind, words: read, open, assigned }) => {
    // What it finds under that name is for the variables to say, so no rule covers it.
    if (words[0] === 'other' && assigned) return true
    if (kind !== 'program' || read[0] !== words[0]) return false
    if (open || read.includes(null)) return true
    return read.length === words.length && read.every((word, index) => word === words[index])
  })
}

function isAllowed([program, first, ...rest]: readonly string[]): boolean {
  if (program === 'p0') return true
  return first === 'x' && (program === 'p1' || (program === 'p2' && rest.length === 0))
}
