import { describe, expect, it } from 'vitest'
import { decideShellPermission } from './decide-shell-permission.ts'
import { parsePermissionRules } from './parse-permission-rules.ts'
import { permissionPatterns } from './permission-patterns.ts'
import { readShellLine } from './read-shell-line.ts'

function decide(line: string, allow: readonly string[], deny: readonly string[] = []): string {
  const { rules } = parsePermissionRules({ allow, ask: [], deny, allowedCommandPrefixes: [] })
  return decideShellPermission(readShellLine(line), rules).decision
}

/** `Bash(<first word>:*)` for the program that a line begins with. */
const programOf = (line: string): readonly string[] => [`Bash(${line.split(' ', 1)[0]}:*)`]

// WUN-82 WUN-103
describe('words by which an allowed program would start another one', () => {
  it.each([
    "git -c core.pager='sh -c id' log",
    "git -ccore.pager='sh -c id' log",
    'git -C ../other status',
    'git --exec-path=. status',
    'git --exec-path . status',
    'git --exec-pat=. status',
    'git --config-env=core.pager=HOME log',
    'git --git-dir=x status',
    'git --work-tree=x status',
    "git grep -O'sh -c id' y",
    'git grep -nOless y',
    'git grep --open-files=less y',
    'git fetch --upload-pack=./x origin',
    'git fetch --upl=./x origin',
    'git pull -x ./x',
    'git ls-remote --exec ./x .',
    'git clone -u ./x a b',
    'git clone -c core.fsmonitor=./x a b',
    'git clone --template=x a b',
    'git push --receive-pack=./x',
    'git rebase -x ./x',
    'git rebase -ix ./x',
    'git archive --exec=./x --remote=. HEAD',
    'git bisect run ./x',
    'git submodule foreach ./x',
    'git difftool -x ./x',
    'git filter-branch --tree-filter ./x',
    "git config alias.x '!./x'",
    'git $X',
    'git "$X" status',
    'git fetch "$X"',
    'git fetch *',
    'echo --upload-pack=./x | xargs git fetch',
    "gh alias set x '!./x'",
    'gh extension install a/b',
    'gh repo clone a/b -- -c core.fsmonitor=./x',
    'tar --to-command=./x -xf y',
    'tar xf y --to-com=./x',
    'tar cf y --checkpoint-action=exec=./x z',
    'tar -I ./x -xf y',
    'tar -xIf ./x y',
    'tar -cf y -F ./x z',
    'tar cf y *',
    'rg --pre ./x y',
    'rg --pre=./x y',
    'fd -x ./x',
    'sort --compress-program=./x y',
    'split --filter=./x y',
    'zip -T -TT ./x a b',
    'man -P ./x ls',
    'less +!./x y',
    'rsync -ae ./x a b',
    'rsync --rsh=./x a b',
    'ssh -oProxyCommand=./x y',
    'scp -S ./x a b',
    'wget --use-askpass=./x y',
    'wget -e use_askpass=./x y',
    'go build -toolexec=./x',
    'npm test --script-shell=./x',
    'npm --script-shell ./x test',
    'npm exec ./x',
    'npm config set script-shell ./x',
    'make SHELL=./x test',
    "make --eval='$(shell ./x)'",
    '/usr/bin/git -c core.pager=x log',
    "sed 'e ./x' y",
    "sed 's/a/b/e' y",
    'sed -f y z',
    'awk \'BEGIN { system("./x") }\'',
    'awk \'{ print | "./x" }\'',
    'awk -f y z',
  ])('%s is asked, though everything of the program is allowed', (line) => {
    expect(decide(line, ['Bash(echo:*)', ...programOf(line), 'Bash(git:*)'])).toBe('ask')
    expect(permissionPatterns(readShellLine(line))).toEqual([])
  })

  it.each([
    'git status',
    'git log --oneline -c "$X"',
    'git log "$(git merge-base a b)"..HEAD',
    'git -P log',
    'git rev-parse --git-dir',
    'git commit -c HEAD',
    'git grep -n "$X"',
    'git fetch --all origin',
    'git fetch -- "$X"',
    'gh pr view 12 --json title',
    'gh repo view a/b',
    'tar -xzf y',
    'tar --exclude=z -cf y .',
    'rg --pretty --pre-glob=x y',
    'sort -u "$X" --',
    'rsync --delete a b',
    'npm test',
    'npm run build -- --watch',
    'make test',
    "sed -n '2,5p' y",
    "awk '{ print $1 }' y",
    'wc "$X"',
  ])('%s is not one', (line) => {
    const isGrep = line.startsWith('git grep')
    const isSort = line.startsWith('sort')
    expect(decide(line, programOf(line))).toBe(isGrep || isSort ? 'ask' : 'allowed')
  })

  it.each([
    ['git -c core.pager=x log', 'Bash(git -c core.pager=x log)'],
    ['git -c core.pager=x log', 'Bash(git -c:*)'],
    ['git -c core.pager=x log', 'Bash'],
    ['git config user.name', 'Bash(git config:*)'],
    ['git bisect run ./x', 'Bash(git bisect run:*)'],
    ['git submodule status', 'Bash(git submodule status:*)'],
    ['tar --to-command=./x -xf y', 'Bash(tar --to-command=./x:*)'],
    ['npm exec ./x', 'Bash(npm exec:*)'],
  ])('%s is allowed by %s, which names them', (line, rule) => {
    expect(decide(line, [rule])).toBe('allowed')
  })
})

// WUN-103
describe('programs that start what stands behind them', () => {
  it.each([
    'sudo rm x',
    'sudo -u somebody rm x',
    'sudo FOO=1 rm x',
    'sudo env FOO=1 rm x',
    'sudo -u somebody -- /bin/rm x',
    "sudo sh -c 'echo; rm x'",
    'sudo "$X"',
    "su -c 'rm x' somebody",
    "su --command='rm x'",
    'doas rm x',
    'busybox rm x',
    "busybox sh -c 'rm x'",
    'chroot / rm x',
    'unshare -r rm x',
    'nsenter -t 1 -m rm x',
    'strace -f rm x',
    "script -qc 'rm x' y",
    "flock x -c 'rm y'",
    'flock x rm y',
    'watch -n 1 rm x',
    'parallel rm ::: x',
    'npx rm x',
    'ssh host rm x',
    'timeout 5 sudo rm x',
  ])('%s is refused where rm is denied', (line) => {
    const allow = ['Bash(sudo:*)', 'Bash(timeout:*)', ...programOf(line)]
    expect(decide(line, allow, ['Bash(rm:*)'])).toBe('refused')
  })

  it('take the word of a rule that names them, and no other', () => {
    expect(decide('sudo apt update', ['Bash(sudo apt:*)'], ['Bash(rm:*)'])).toBe('allowed')
    expect(decide('sudo apt update', ['Bash(apt:*)'])).toBe('ask')
    expect(permissionPatterns(readShellLine('sudo apt update'))).toEqual(['Bash(sudo:*)'])
  })

  it('are read in a moment, whatever stands behind them', () => {
    const words = 'sudo '.repeat(10_000)
    expect(decide(`${words} x`, ['Bash(x:*)'])).toBe('ask')
    expect(decide('sudo a b c;'.repeat(5000), ['Bash(c:*)'])).toBe('ask')
  }, 60_000)
})
