import { describe, expect, it } from 'vitest'
import { readShellLine } from './read-shell-line.ts'

const unclear = (line: string): readonly string[] => readShellLine(line).unclear

// WUN-103
describe('a builtin that sets a variable or runs something', () => {
  it.each([
    'printf -v PATH .; git status',
    'printf -vPATH .',
    'printf "$x" y',
    'command printf -v PATH .',
    'wait -p x',
    'wait -np x',
    'jobs -x rm y',
    "test -v 'a[$(rm x)]'",
    "[ -v 'a[$(rm x)]' ]",
    "[ ! -v 'a[$(rm x)]' ]",
    "[ -n x -a -v 'a[$(rm x)]' ]",
    "[ -R 'a[$(rm x)]' ]",
    '[ $x ]',
    '[ "$x" y ]',
    '[ "$@" ]',
    '[ "$x" "$y" z ]',
    '[ -n "$x" -a "$y" z ]',
    'builtin test -v x',
    'history -s rm',
  ])('%s is not understood', (line) => {
    expect(unclear(line)).not.toEqual([])
  })

  it.each([
    "printf '%s' -v",
    "printf -- '-v' x",
    'wait -n',
    'wait 1',
    'jobs -l',
    '[ -n "$x" ]',
    '[ ! -f "$x" ]',
    '[ "$x" = y ]',
    '[ "$x" -eq 1 ]',
    '! [ "$x" ]',
    'test -f a -a -f b',
    "test -d 'a b'",
  ])('%s is', (line) => {
    expect(unclear(line)).toEqual([])
  })
})

describe('a file name behind >&', () => {
  it.each([">&'$(rm x)'", '>&$x', '>&"$x"', ">&a'$(rm x)'", "2>&1x='a[$(rm x)]'", '<&`rm x`'])(
    'is not understood in %s: Bash expands it twice',
    (redirection) => {
      expect(unclear(`echo ${redirection}`)).not.toEqual([])
    },
  )

  it.each(['2>&1', '>&2', '2>&-', '>&out.txt', '3<&0', ">'$(rm x)'", '>"$x"'])('is in %s', (redirection) => {
    expect(unclear(`echo ${redirection}`)).toEqual([])
  })
})
