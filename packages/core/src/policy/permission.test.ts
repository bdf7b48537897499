import { describe, expect, it } from 'vitest'
import { decideShellPermission } from './decide-shell-permission.ts'
import { decideToolPermission } from './decide-tool-permission.ts'
import { parsePermissionRules } from './parse-permission-rules.ts'
import { permissionPatterns } from './permission-patterns.ts'
import { readShellLine } from './read-shell-line.ts'

interface Texts {
  readonly allow?: readonly string[]
  readonly ask?: readonly string[]
  readonly deny?: readonly string[]
  readonly prefixes?: readonly string[]
}

function rulesOf({ allow = [], ask = [], deny = [], prefixes = [] }: Texts) {
  return parsePermissionRules({ allow, ask, deny, allowedCommandPrefixes: prefixes })
}

function decide(line: string, texts: Texts): string {
  return decideShellPermission(readShellLine(line), rulesOf(texts).rules).decision
}

// WUN-82: a prefix limits commands, word by word.
describe('what is allowed', () => {
  it.each([
    ['gh pr view 12', { prefixes: ['gh pr'] }],
    ['gh pr view 12', { prefixes: ['gh pr *'] }],
    ['gh pr view 12', { allow: ['Bash(gh pr:*)'] }],
    [`gh pr view 1 --json title --jq '.title + " (" + .state + ")"'`, { prefixes: ['gh'] }],
    ['npm test', { allow: ['Bash(npm test)'] }],
    ['git log | head -3', { allow: ['Bash(git log:*)', 'Bash(head:*)'] }],
    ['git status && git diff', { allow: ['Bash(git:*)'] }],
    ['echo "$(git status)"', { allow: ['Bash(git:*)', 'Bash(echo:*)'] }],
    ['LC_ALL=C git status', { allow: ['Bash(git:*)'] }],
    ['env NO_COLOR=1 git status', { allow: ['Bash(git:*)'] }],
    ['timeout 5 git status', { allow: ['Bash(git:*)'] }],
    ['git ls-files | xargs -0 -n 1 wc -l', { allow: ['Bash(git:*)', 'Bash(wc:*)'] }],
    ['bash -c "git status"', { allow: ['Bash(git:*)'] }],
    ['git status 2>/dev/null', { allow: ['Bash(git:*)'] }],
    ['git status 2>&1', { allow: ['Bash(git:*)'] }],
    ['sort < references/list.txt', { allow: ['Bash(sort:*)'] }],
    ['sort a > out.txt', { allow: ['Bash(sort:*)', 'Write(out.txt)'] }],
    ['find . -name x -exec wc -l {} +', { allow: ['Bash(find:*)', 'Bash(wc:*)'] }],
    ['cat <<END\nplain\nEND', { allow: ['Bash(cat:*)'] }],
    ['name=1; git log "$name"', { allow: ['Bash(git:*)'] }],
    ['git log "${name:-HEAD}"', { allow: ['Bash(git log:*)'] }],
    ['command -v git', { allow: ['Bash(command:*)'] }],
    ['for f in a b; do wc "$f"; done', { allow: ['Bash(wc:*)'] }],
    ['git "status"', { allow: ['Bash(git status)'] }],
    ["g'i't st\\atus", { allow: ['Bash(git status:*)'] }],
    ["git log '$[x]'", { allow: ['Bash(git:*)'] }],
    ['rm -rf x', { allow: ['Bash'] }],
  ] as const)('%s with %j', (line, texts) => {
    expect(decide(line, texts)).toBe('allowed')
  })
})

describe('what no rule allows', () => {
  it.each([
    ['gh pr view 1', {}],
    ['ghx pr', { prefixes: ['gh'] }],
    ['gh  prx', { prefixes: ['gh pr'] }],
    ['gh issue list', { allow: ['Bash(gh pr:*)'] }],
    ['npm test --all', { allow: ['Bash(npm test)'] }],
    ['/tmp/gh pr', { allow: ['Bash(gh:*)'] }],
    ['./gh pr', { allow: ['Bash(gh:*)'] }],
    // Each part on its own.
    ['git log | sh', { allow: ['Bash(git:*)'] }],
    ['git log | head', { allow: ['Bash(git:*)'] }],
    ['git log; id', { allow: ['Bash(git:*)'] }],
    ['git log & id', { allow: ['Bash(git:*)'] }],
    ['git log || id', { allow: ['Bash(git:*)'] }],
    ['git log\nid', { allow: ['Bash(git:*)'] }],
    ['git log "$(id)"', { allow: ['Bash(git:*)'] }],
    ['git log `id`', { allow: ['Bash(git:*)'] }],
    ['git log "`id`"', { allow: ['Bash(git:*)'] }],
    ['git log <(id)', { allow: ['Bash(git:*)'] }],
    ['git log >(id)', { allow: ['Bash(git:*)'] }],
    ['git log "${x:-$(id)}"', { allow: ['Bash(git:*)'] }],
    ['git log <<END\n$(id)\nEND', { allow: ['Bash(git:*)'] }],
    ['git log <<< "$(id)"', { allow: ['Bash(git:*)'] }],
    ['git log $((1 + $(id)))', { allow: ['Bash(git:*)'] }],
    ['{ git log; id; }', { allow: ['Bash(git:*)'] }],
    ['(git log; id)', { allow: ['Bash(git:*)'] }],
    ['if git log; then id; fi', { allow: ['Bash(git:*)'] }],
    ['for f in $(id); do git log; done', { allow: ['Bash(git:*)'] }],
    ['case "$(id)" in x) git log;; esac', { allow: ['Bash(git:*)'] }],
    ['git log > ~/.bashrc', { allow: ['Bash(git:*)'] }],
    ['git log >> ../x', { allow: ['Bash(git:*)'] }],
    ['sort < /etc/passwd', { allow: ['Bash(sort:*)'] }],
    ['sort < ../../x', { allow: ['Bash(sort:*)'] }],
    ['git log &> x', { allow: ['Bash(git:*)'] }],
    // What Bash joins and the parser does not, or the other way round.
    ['echo a | cat 0>(id)', { allow: ['Bash(echo:*)', 'Bash(cat:*)'] }],
    ['git log<(id) x', { allow: ['Bash(git log:*)', 'Bash(id:*)'] }],
    ['id<() x', { allow: ['Bash'] }],
    ['git log <&-rm', { allow: ['Bash', 'Read', 'Write'] }],
    ['git log >& -rm', { allow: ['Bash', 'Read', 'Write'] }],
    ['a[x ]y${z}; git log', { allow: ['Bash'] }],
    ['x[$(id)]=1 git log', { allow: ['Bash'] }],
    ["git log $'\\\u0001'", { allow: ['Bash'] }],
    ["git log $'a'\\", { allow: ['Bash'] }],
    ['git add to=~', { allow: ['Bash(git add to=~)'] }],
    ["git add 'a'b:~", { allow: ['Bash(git add ab:~)'] }],
    // What runs something else.
    ['env git status', { allow: ['Bash(env:*)'] }],
    ['env GIT_SSH_COMMAND=id git fetch', { allow: ['Bash(git:*)'] }],
    ['GIT_PAGER=id git log', { allow: ['Bash(git:*)'] }],
    ['LD_PRELOAD=./x.so git log', { allow: ['Bash(git:*)'] }],
    ['PATH=.; git log', { allow: ['Bash(git:*)'] }],
    ['http_proxy=evil; git log', { allow: ['Bash(git:*)'] }],
    ['export PATH=.; git log', { allow: ['Bash(git:*)', 'Bash(export:*)'] }],
    ['xargs id', { allow: ['Bash(xargs:*)'] }],
    ['xargs env', { allow: ['Bash(xargs:*)', 'Bash(env:*)'] }],
    ['xargs sh -c "git log"', { allow: ['Bash(git:*)'] }],
    ['xargs -I{} git {}', { allow: ['Bash(git:*)'] }],
    ['xargs git', { allow: ['Bash(git)'] }],
    ['sh -c "id"', { allow: ['Bash(sh:*)'] }],
    ['sh -c "git log; id"', { allow: ['Bash(git:*)'] }],
    ['sh -c "$X"', { allow: ['Bash(git:*)', 'Bash(sh:*)'] }],
    ['sh -ec "id"', { allow: ['Bash(sh:*)'] }],
    ['bash', { allow: ['Bash(bash:*)'] }],
    ['git log | bash -s', { allow: ['Bash(git:*)', 'Bash(bash:*)'] }],
    ['eval "id"', { allow: ['Bash(eval:*)'] }],
    ['eval "$X"', { allow: ['Bash(eval:*)'] }],
    ['eval git log', {}],
    ['nohup id', { allow: ['Bash(nohup:*)'] }],
    ['timeout -k 1 5 id', { allow: ['Bash(timeout:*)'] }],
    ['timeout --what 5 git log', { allow: ['Bash(git:*)'] }],
    ['exec id', { allow: ['Bash(exec:*)'] }],
    ['command id', { allow: ['Bash(command:*)'] }],
    ['nice -n 5 id', { allow: ['Bash(nice:*)'] }],
    ['find . -exec id {} ;', { allow: ['Bash(find:*)'] }],
    ['find . -exec sh -c "id" \\;', { allow: ['Bash(find:*)'] }],
    ['find . -okdir id {} +', { allow: ['Bash(find:*)'] }],
    ['trap id EXIT; git log', { allow: ['Bash(git:*)', 'Bash(trap:*)'] }],
    ['alias git=id; git log', { allow: ['Bash(git:*)', 'Bash(alias:*)'] }],
    ['hash -p /tmp/x git; git log', { allow: ['Bash(git:*)', 'Bash(hash:*)'] }],
    ['enable -f ./x.so x', { allow: ['Bash(enable:*)'] }],
    ['. ./x.sh', { allow: ['Bash(.:*)'] }],
    ['source x.sh', { allow: ['Bash(source:*)'] }],
    ['git() { id; }; git log', { allow: ['Bash(git:*)'] }],
    ['coproc git log', { allow: ['Bash(git:*)'] }],
    // What only running tells.
    ['$X log', { allow: ['Bash(git:*)'] }],
    ['"$X" log', { allow: ['Bash(git:*)'] }],
    ['git$IFS"log"', { allow: ['Bash(git:*)'] }],
    ['git $X', { allow: ['Bash(git log:*)'] }],
    ['{git,log}', { allow: ['Bash(git:*)'] }],
    ['g?t log', { allow: ['Bash(git:*)'] }],
    ['~/git log', { allow: ['Bash(git:*)'] }],
    ['echo ${x@P}', { allow: ['Bash(echo:*)'] }],
    ['echo ${!x}', { allow: ['Bash(echo:*)'] }],
    ['echo ${PATH:=x}', { allow: ['Bash(echo:*)'] }],
    ['echo ${a[$(id)]}', { allow: ['Bash(echo:*)'] }],
    ['git log $[x[0]]', { allow: ['Bash(git:*)'] }],
    ['git log "$[x[$(id)]]"', { allow: ['Bash(git:*)'] }],
    ['git log <<END\n$[x]\nEND', { allow: ['Bash(git:*)'] }],
    ['((x=1)) && git log', { allow: ['Bash(git:*)'] }],
    ['[[ -v a[0] ]] && git log', { allow: ['Bash(git:*)'] }],
    ['exec {fd}>x; git log', { allow: ['Bash(git:*)', 'Bash(exec:*)', 'Write(x)'] }],
    // What is no line of shell.
    ["git log 'x", { allow: ['Bash(git:*)'] }],
    ['git log "x', { allow: ['Bash'] }],
    ['git log $(', { allow: ['Bash'] }],
    ['', { allow: ['Bash'] }],
    ['   ', { allow: ['Bash'] }],
    ['# only words', { allow: ['Bash'] }],
    [`echo ${'x'.repeat(70_000)}`, { allow: ['Bash'] }],
    ['$X', { allow: ['Bash'] }],
  ] as const)('%s with %j is asked', (line, texts) => {
    expect(decide(line, texts)).toBe('ask')
  })

  it('is bounded in time whatever the line nests', () => {
    for (const line of [
      '$('.repeat(20_000),
      '('.repeat(30_000),
      '{ '.repeat(20_000),
      '`'.repeat(60_000),
      'a;'.repeat(30_000),
    ]) {
      expect(decide(line, { allow: ['Bash(git:*)'] })).toBe('ask')
    }
  }, 30_000)
})

describe('deny before ask before allow', () => {
  it.each([
    ['git push', { allow: ['Bash'], deny: ['Bash(git push:*)'] }, 'refused'],
    ['git -C /x push', { allow: ['Bash'], deny: ['Bash(git push:*)'] }, 'refused'],
    ['/usr/bin/git push', { allow: ['Bash'], deny: ['Bash(git push:*)'] }, 'refused'],
    ['git "$X"', { allow: ['Bash'], deny: ['Bash(git push:*)'] }, 'refused'],
    ['git status && git push', { allow: ['Bash'], deny: ['Bash(git push:*)'] }, 'refused'],
    ['sh -c "git push"', { allow: ['Bash'], deny: ['Bash(git push:*)'] }, 'refused'],
    ['xargs git', { allow: ['Bash'], deny: ['Bash(git push:*)'] }, 'refused'],
    ['env A=1 rm x', { allow: ['Bash'], deny: ['Bash(rm:*)'] }, 'refused'],
    ['"r"m x', { allow: ['Bash'], deny: ['Bash(rm:*)'] }, 'refused'],
    ['git log "$X"', { allow: ['Bash'], deny: ['Bash(git push:*)'] }, 'allowed'],
    ['git status', { allow: ['Bash'], deny: ['Bash(git push:*)'] }, 'allowed'],
    ['git push', { allow: ['Bash'], ask: ['Bash(git push:*)'] }, 'ask'],
    ['git push', { allow: ['Bash'], ask: ['Bash(git push:*)'], deny: ['Bash(git:*)'] }, 'refused'],
    // What was meant to stop something and is no pattern stops everything.
    ['git status', { allow: ['Bash'], deny: ['(git'] }, 'refused'],
    ['git status', { allow: ['(git'] }, 'ask'],
    ['git status', { prefixes: ['', ' '] }, 'ask'],
  ] as const)('%s with %j: %s', (line, texts, decision) => {
    expect(decide(line, texts)).toBe(decision)
  })

  it('names the lines that are no pattern', () => {
    expect(rulesOf({ allow: ['a(b', 'Bash'], deny: ['git push'] }).mistakes).toEqual(['a(b', 'git push'])
  })
})

describe('tools by name', () => {
  it.each([
    ['git.status', { allow: ['Skill(git.status)'] }, 'allowed'],
    ['git.status', { allow: ['Skill(git.*)'] }, 'allowed'],
    ['git.status', { allow: ['Skill(git:*)'] }, 'allowed'],
    ['git.status', { allow: ['Skill'] }, 'allowed'],
    ['gitx.status', { allow: ['Skill(git:*)', 'Skill(git.*)'] }, 'ask'],
    ['git.status', { allow: ['Bash(git:*)', 'Bash'] }, 'ask'],
    ['git.status', { allow: ['Skill'], deny: ['Skill(git.status)'] }, 'refused'],
    ['git.status', { allow: ['Skill'], ask: ['Skill(git.*)'] }, 'ask'],
  ] as const)('%s with %j: %s', (argument, texts, decision) => {
    expect(decideToolPermission({ tool: 'Skill', argument }, rulesOf(texts).rules).decision).toBe(decision)
  })
})

describe('what an "always" stands for', () => {
  it.each([
    ['gh pr view 12', ['Bash(gh pr:*)']],
    ['wc -l x', ['Bash(wc:*)']],
    ['git log | wc -l > out', ['Bash(git log:*)', 'Bash(wc:*)', 'Write(out)']],
    // Too wide to be what a person meant.
    ['git -C /x push', []],
    ['gh', []],
    ['GIT_PAGER=x git log', []],
    ['$X', []],
    ["'a b' c", []],
  ])('%s: %j', (line, patterns) => {
    expect(permissionPatterns(readShellLine(line))).toEqual(patterns)
  })

  it('covers the very line it was made from', () => {
    for (const line of ['gh pr view 12', 'git log | wc -l > out', 'find . -name x', 'sort < ../x']) {
      const allow = permissionPatterns(readShellLine(line))
      expect(decide(line, { allow })).toBe('allowed')
    }
  })
})
