import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, readFileSync } from 'node:fs'
import { decideShellPermission, parsePermissionRules, readShellLine, type ShellLine } from '@metier/core'
import { createTemporaryTree, type TemporaryTree } from '@metier/testing'
import { array, assert, constantFrom, oneof, property } from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const bash = ['/bin/bash', '/usr/bin/bash'].find((path) => existsSync(path))
const names = ['p0', 'p1', 'p2', 'p3']
/** What lines are made of; each piece on its own between bars of their own, `€` for a dollar and a brace. */
const syntax = [
  String.raw` ¦ ¦ ¦;¦|¦||¦&&¦&¦$(¦)¦(¦'¦"¦\¦{ ¦; }¦<(¦>(¦<<<¦<¦>¦>>¦2>&1¦<&-¦$¦}¦{¦,¦..¦$((¦))¦((¦$[¦]¦[¦[[ ¦ ]]¦ == ¦ =~ ¦ -f `,
  String.raw`if ¦then ¦fi¦else ¦elif ¦#¦!¦!!¦^p1^p2¦time ¦time -p ¦x=¦x=1 ¦x+=¦x[0]=¦x=(¦case x in x) ¦case x in ¦x) ¦ ;; esac¦;;¦;&¦esac`,
  String.raw`for x in ¦for x ¦for ((;x<1;x++)) ¦do ¦done¦break¦select x in ¦in ¦coproc ¦coproc x ¦$'¦$"¦~¦*¦?¦@(¦+(¦!(¦?(¦*(¦|&¦&>¦>&¦<&¦>|¦3<¦{x}>`,
  String.raw`function f¦f() ¦f¦() ¦eval ¦exec ¦command ¦builtin ¦env ¦xargs ¦nohup ¦timeout 5 ¦sh -c ¦bash -c ¦a[¦set -- ¦declare ¦export ¦trap ¦alias`,
  String.raw`printf -v x ¦printf -v PATH e¦printf ¦test -v ¦[ -v ¦[ -n ¦ ]¦ -eq ¦ -a ¦wait -p ¦jobs -x ¦jobs¦type ¦kill -l ¦cd e¦cd ¦pushd ¦popd¦unset ¦read x¦read ¦hash -p e/p0 p0¦let ¦: `,
  String.raw`PATH=e ¦PATH=e;¦BASH_ENV=e/p0 ¦ENV=e/p0 ¦PROMPT_COMMAND=p3 ¦IFS=x ¦IFS=x;¦PS4=¦CDPATH=e ¦x=p3¦x='a[$(p3)]'¦x=(p3 y)¦a=([0]=x)¦€x[@]}¦€a[0]}¦€!x@}¦local x¦readonly x¦readonly PATH=e`,
  String.raw`alias p0=p3¦shopt -s expand_aliases¦source e/s¦. e/s¦source /dev/stdin ¦trap p3 EXIT¦trap 'p3' 0¦trap -- p3 DEBUG¦exec -a p0 ¦command -p ¦builtin eval ¦env -i ¦env -S ¦env PATH=e ¦xargs -I y ¦find . -exec ¦ {} +¦ {} ';'¦ \;¦sudo ¦mapfile -C p3 -c 1 x¦enable -f ¦complete -C p3 x¦history -s ¦fc -s ¦set -x¦set -o posix¦set -- p3`,
  String.raw`€x:-¦€x:=¦€x+¦€x#¦€x/¦€#x}¦€!x}¦€x@P}¦€x^^}¦€x:¦$x¦€x}¦$$¦$#¦$@¦$0¦-¦--¦=¦:¦. ¦%¦/¦test ¦[ ¦return ¦exit ¦true¦ x¦ x ¦ -x¦1¦0¦\n¦\x70\x31`,
]
  .join('¦')
  .replaceAll('€', '${')
  .split('¦')
const signs = ['`', '\n', '\t', '\\\n', '\r\n', '\r', '$\\\n', '&\\\n&', "\\'", '\\`']
const documents = [
  '<<E\n',
  '<<-E\n',
  "<<'E'\n",
  '<<E <<F\n',
  '<<"E"x\n',
  '<<\\E\n',
  '\nE\n',
  '\n\tE\n',
  '\nF\n',
  '\nE)\n',
  '\nE;p1 x\n',
]
/** Blanks that Bash takes for letters, and what nobody sees. */
const unseen = ['\u00A0', '\u2003', '\u3000', '\u2028', '\uFEFF', '\u200B', '\v', '\f', '\u0001', '\u007F']
const pieces = oneof(
  { weight: 3, arbitrary: constantFrom(...names, 'p0 ', 'p1 x ') },
  { weight: 7, arbitrary: constantFrom(...syntax, ...signs, ...documents, ...unseen) },
)
const lines = array(pieces, { minLength: 2, maxLength: 12 }).map((parts) => parts.join(''))
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

let tree: TemporaryTree
beforeAll(() => {
  // One write for each, so that those that run at the same time do not mix.
  const script = `#!${bash ?? ''}\nprintf -v text '%s\\037' "\${0##*/}" "$@"\nprintf '%s\\036' "$text" >> "$LOG"\n`
  // Where no program may come from: whoever runs one of these says that it is another.
  const other = script.replace('"${0##*/}"', 'other')
  const places = { bin: script, 'here/e': other }
  const programs = Object.entries(places).flatMap(([place, text]) =>
    names.map((name) => [`${place}/${name}`, text] as const),
  )
  tree = createTemporaryTree({ ...Object.fromEntries(programs), 'here/e/s': 'p3 sourced\n' })
  for (const [path] of programs) chmodSync(tree.at(path), 0o755)
  for (const place of ['.', 'here']) chmodSync(tree.at(place), 0o777)
})
// There is a file for each line that ran something, and the machine may be busy.
afterAll(() => tree.cleanUp(), 60_000)

let run = 0

/** The programs that bash really runs, each with its words. */
function ranBy(line: string): readonly (readonly string[])[] {
  // One for each line: what an earlier one left in the background may still be writing.
  run += 1
  const log = tree.at(`log-${run}`)
  spawnSync(bash ?? '', ['--noprofile', '--norc', '-c', line], {
    env: { PATH: tree.at('bin'), LOG: log },
    cwd: tree.at('here'),
    ...nobody,
    input: 'p0\n',
    timeout: 2000,
  })
  if (!existsSync(log)) return []
  const entries = readFileSync(log, 'utf8').split('\u001E').slice(0, -1)
  return entries.map((entry) => entry.split('\u001F').slice(0, -1))
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

// Permission is decided on what is read of a line, so nothing may run that was not read.
describe.skipIf(bash === undefined)('a line that is understood', () => {
  it('runs no program but those that were read, with the words that were read', { timeout: 120_000 }, () => {
    assert(
      property(lines, (line) => {
        const read = readShellLine(line)
        if (read.unclear.length > 0) return
        expect(ranBy(line).filter((words) => !isRead(words, read))).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('runs nothing but what the rules allow, when they allow it', { timeout: 120_000 }, () => {
    assert(
      property(lines, (line) => {
        if (decideShellPermission(readShellLine(line), rules).decision !== 'allowed') return
        const bad = ranBy(line).filter(
          ([program, first, ...rest]) =>
            program !== 'p0' &&
            !(program === 'p1' && first === 'x') &&
            !(program === 'p2' && first === 'x' && rest.length === 0),
        )
        expect(bad).toEqual([])
      }),
      { numRuns: 8000 },
    )
  })

  it('is seen to run them', () => {
    expect(ranBy('p0 | p1; p2 "$(p3)"').flat().toSorted()).toEqual(['', ...names])
  })
})
