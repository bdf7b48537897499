import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

/** A file in the home directory. */
function atHome(path: string, content: string): void {
  const file = join(sandbox.home, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

function settings(text: string): void {
  atHome('.config/metier/config.yaml', text)
}

/** A program of our own, found before those of the system. */
function stub(name: string, script: string): void {
  atHome(`bin/${name}`, `#!/bin/sh\n${script}\n`)
  chmodSync(join(sandbox.home, 'bin', name), 0o755)
  sandbox.environment['PATH'] = `${join(sandbox.home, 'bin')}:${process.env['PATH'] ?? ''}`
}

function skill(name: string, body: string, more = '', folder = '.claude/skills'): void {
  sandbox.write(
    `${folder}/${name}/SKILL.md`,
    `---\nname: ${name}\ndescription: For tests of ${name}.\n${more}---\n\n${body}`,
  )
}

function trust(): void {
  expect(sandbox.run('trust', '.', '--yes').status).toBe(0)
}

const section = '## Current PR Status\n\n'
const command = `!gh pr view $ARGUMENTS --json title,state,body --jq '.title + " (" + .state + ")"'\n`
/** What the real one prints for this call, and a complaint for any other. */
const gh = `[ "$1 $2 $3 $4 $5 $6" = 'pr view 123 --json title,state,body --jq' ] || { echo "wrong: $*" >&2; exit 2; }
[ "$7" = '.title + " (" + .state + ")"' ] || exit 3
echo 'Fix authentication bug (OPEN)'`

describe('metier run', () => {
  // WUN-69, WUN-28, WUN-6, WUN-7, WUN-29, WUN-62, WUN-68: the example of the document, word for word.
  it('renders /review-pr 123 as the document says', () => {
    stub('gh', gh)
    skill('review-pr', section + command)
    settings('skills: { security: { allowedCommandPrefixes: [gh pr] } }')
    trust()
    for (const words of [['review-pr', '123'], ['/review-pr', '123'], ['/review-pr 123']]) {
      const { status, stdout, stderr } = sandbox.run('run', ...words)
      expect([status, stdout, stderr]).toEqual([0, `${section}Fix authentication bug (OPEN)\n`, ''])
    }
  })

  // Decisions R-14, R-38
  it('leaves the command as it is, with one note, until the folder is trusted and a rule allows it', () => {
    stub('gh', 'echo ran')
    skill('review-pr', section + command)
    const untrusted = sandbox.run('run', 'review-pr', '123')
    expect(untrusted.status).toBe(0)
    expect(untrusted.stdout).toContain(section + command)
    expect(untrusted.stdout).toContain('the folder of review-pr is not trusted')
    expect(untrusted.stderr).toContain('metier trust')
    trust()
    const unasked = sandbox.run('run', 'review-pr', '123')
    expect(unasked.stdout).toContain('no rule allows Bash(gh pr), and nobody is here to ask')
    expect(unasked.stderr).toContain('permissions: {allow: ["Bash(gh pr:*)"]}')
    expect(sandbox.run('run', 'review-pr', '123', '--yes').stdout).toBe(`${section}ran\n`)
  })

  it('shows a plan and runs nothing', () => {
    stub('gh', 'echo ran > "$HOME/ran"')
    skill('review-pr', section + command)
    settings('permissions: { allow: ["Bash(gh pr:*)"] }\ngrants: { network: ["Bash(gh:*)"] }')
    trust()
    const { stdout, stderr } = sandbox.run('run', 'review-pr', 'x; id', '--dry-run')
    expect(stdout).toBe(
      `✓ line 8: gh pr view 'x; id' --json title,state,body --jq '.title + " (" + .state + ")"'\n` +
        '    allowed: the rule allow Bash(gh pr:*)\n    granted: the network\n',
    )
    expect(stderr).toContain('nothing was run')
    const { steps } = JSON.parse(sandbox.run('run', 'review-pr', '--dry-run', '--json').stdout)
    expect(steps).toMatchObject([{ skill: 'review-pr', line: 8, decision: 'allowed', grants: ['the network'] }])
  })

  it('hands a hostile argument to the command as one word', () => {
    stub('say', 'for word; do echo "<$word>"; done')
    skill('said', '!say a $0 "$0" \'$0\' end\n')
    settings('permissions: { allow: ["Bash(say:*)"] }')
    trust()
    const hostile = `"; touch x; '$(touch y)\`touch z\` * ~ \\`
    expect(sandbox.run('run', 'said', hostile).stdout).toBe(`<a>\n${`<${hostile}>\n`.repeat(3)}<end>\n`)
  })

  // OST-48
  it('an approved gh works from a skill of the user, with what it is granted of network, credentials and repository', () => {
    atHome('.config/gh/hosts.yml', 'token-of-the-user')
    stub(
      'gh',
      'cat "$HOME/.config/gh/hosts.yml"; echo; git rev-parse --show-toplevel; echo "$SKILL_NAME in $WORKSPACE_DIR"; pwd',
    )
    const folder = join(sandbox.home, '.claude/skills/mine')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'SKILL.md'), '---\nname: mine\ndescription: For a test.\n---\n\n!gh pr view\n')
    sandbox.write('.git/HEAD', 'ref: refs/heads/main\n')
    sandbox.write('.git/objects/.keep', '')
    sandbox.write('.git/refs/.keep', '')
    sandbox.write('.git/config', '[core]\n\trepositoryformatversion = 0\n')
    const allow = 'permissions: { allow: ["Bash(gh pr:*)"] }\n'
    settings(allow)
    expect(sandbox.run('run', 'mine').stdout).not.toContain('token-of-the-user')
    settings(`${allow}grants: { credentials: { ~/.config/gh: ["Bash(gh:*)"] }, workspaceRead: ["Bash(gh:*)"] }`)
    expect(sandbox.run('run', 'mine').stdout).toBe(
      `token-of-the-user\n${sandbox.project}\nmine in ${sandbox.project}\n${folder}\n`,
    )
  })

  it('WUN-84: gives a secret to its own skill only, and shows it nowhere', () => {
    const secret = 'very-secret-value'
    stub('show', 'echo "key=$API_KEY other=$OTHER home=${HOME:+set} user=$USER"; echo "$API_KEY" >&2; exit 4')
    for (const name of ['one', 'two']) skill(name, '!show\n', 'metadata:\n  primaryEnv: API_KEY\n')
    settings(`permissions: { allow: [Bash] }\nskills: { entries: { one: { apiKey: ${secret} } } }`)
    trust()
    sandbox.environment['OTHER'] = 'from-outside'
    const { stdout, stderr } = sandbox.run('run', 'one')
    expect(stdout).toBe('key=*** other= home=set user=\n[The command ended with status 4: ***]\n')
    expect(sandbox.run('run', 'two').stdout).toContain('key= other=')
    const log = sandbox.run('executions', '--json').stdout
    expect(JSON.parse(log).executions).toMatchObject([
      { skill: 'one', command: 'show', decision: 'allowed', exitCode: 4, surface: 'cli' },
      { skill: 'two' },
    ])
    expect([stdout, stderr, log].join('')).not.toContain(secret)
  })

  it('stacks skills, each with the words behind them', () => {
    skill('a', 'A: $ARGUMENTS\n')
    skill('b', 'B.\n')
    const { stdout } = sandbox.run('run', '/a', '/b', 'x', '/y')
    expect(stdout).toBe('A: x /y\n\nB.\n\nARGUMENTS: x /y\n')
  })

  // WUN-14
  it('refuses what is for models only, and what does not exist', () => {
    skill('inner', 'x\n', 'user-invocable: false\n')
    expect(sandbox.run('run', 'inner')).toMatchObject({ status: 3, stdout: '' })
    expect(sandbox.run('run', 'none')).toMatchObject({ status: 2, stdout: '' })
  })

  // WUN-63: the agent gets the body with its arguments.
  it('shows what an agent would be told of a forked skill', () => {
    skill('deep', 'Look at $ARGUMENTS.\n', 'context: fork\n')
    expect(sandbox.run('run', 'deep', 'it', '--prompt-only').stdout).toBe('Look at it.\n')
  })
})
