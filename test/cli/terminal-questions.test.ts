import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { program, Sandbox } from './sandbox.ts'

// A real terminal: tmux, which CI installs. Questions and the line of progress exist only there.

const hasTmux = spawnSync('tmux', ['-V'], { stdio: 'ignore' }).status === 0

let sandbox: Sandbox
let socket: string
beforeEach(() => {
  sandbox = new Sandbox()
  mkdirSync(join(sandbox.home, 'tmux'))
  socket = join(sandbox.home, 'tmux/socket')
})
afterEach(() => {
  spawnSync('tmux', ['-S', socket, 'kill-server'], { stdio: 'ignore' })
  sandbox.remove()
})

const tmux = (...words: readonly string[]) => execFileSync('tmux', ['-S', socket, ...words], { encoding: 'utf8' })
const log = () => join(sandbox.home, 'tmux/log')
/**
 * Starts `metier` with these words in a terminal that stays open when it has ended, and writes down all that it prints:
 * what was on the screen for a moment only is found there.
 */
function start(...words: readonly string[]) {
  const variables = Object.entries({ ...sandbox.environment, TERM: 'xterm-256color' }).map((pair) => pair.join('='))
  const line = ['env', '-i', ...variables, process.execPath, program, ...words]
  const quoted = line.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
  const shell = `trap : INT; read go; cd '${sandbox.project}'; ${quoted}; echo "ended with $?"; cat; cat`
  tmux('-f', '/dev/null', 'new-session', '-d', '-x', '100', '-y', '40', 'sh', '-c', shell)
  tmux('pipe-pane', '-o', `cat >> '${log()}'`)
  tmux('send-keys', 'Enter')
}
const screen = () => tmux('capture-pane', '-p')
const written = () => (existsSync(log()) ? readFileSync(log(), 'utf8') : '')
const waitFor = (text: RegExp) => vi.waitFor(() => expect(written()).toMatch(text), { timeout: 30_000, interval: 100 })
const type = (...keys: readonly string[]) => tmux('send-keys', ...keys)

describe.skipIf(!hasTmux)('new, at a terminal', () => {
  it('asks for what was not said, and writes what was chosen', { timeout: 90_000 }, async () => {
    start('new')
    await waitFor(/What is it called/)
    type('word-count', 'Enter')
    await waitFor(/What does it do/)
    type('Counts words. Use when asked how long a text is.', 'Enter')
    await waitFor(/What does it begin as/)
    type('Down')
    type('Enter')
    await waitFor(/ended with 0/)
    const skill = '.agents/skills/word-count'
    expect(sandbox.read(`${skill}/SKILL.md`)).toContain('description: Counts words. Use when asked how long a text is.')
    expect(existsSync(join(sandbox.project, skill, 'scripts/commands.ts'))).toBe(true)
  })

  it('leaves nothing behind when somebody walks away', { timeout: 90_000 }, async () => {
    start('new')
    await waitFor(/What is it called/)
    type('C-c')
    await waitFor(/ended with [1-9]/)
    expect(existsSync(join(sandbox.project, '.agents'))).toBe(false)
  })
})

describe('new, without a terminal', () => {
  it('says what it needs and asks nobody', () => {
    const { status, stderr } = sandbox.run('new')
    expect(status).toBe(2)
    expect(stderr).toContain('metier new NAME')
  })

  it.each([
    ['commands', 'scripts/commands.ts'],
    ['references', 'references/overview.md'],
    ['instructions', 'SKILL.md'],
  ])('begins as %s, which passes the specification', (kind, file) => {
    expect(sandbox.run('new', 'a-skill', '--kind', kind, '--description', 'Does it. Use when asked.').status).toBe(0)
    expect(existsSync(join(sandbox.project, '.agents/skills/a-skill', file))).toBe(true)
    expect(sandbox.run('validate', '.agents/skills/a-skill').status).toBe(0)
  })
})

describe.skipIf(!hasTmux)('a long installation at a terminal', () => {
  const names = Array.from({ length: 150 }, (_, at) => `x-skill-${at}`)

  it('shows one line of progress with true totals, and it is gone at the end', { timeout: 90_000 }, async () => {
    for (const name of names) sandbox.skill(name, '', '../from')
    start('add', '../from', '--yes')
    await waitFor(/Checking x-skill-\d+ \(\d+ of 150\)/)
    await waitFor(/ended with 0/)
    // Each is written over the one before, and the last is taken away.
    expect(written()).not.toMatch(/Checking[^\r]*\n/)
    expect(screen()).not.toContain('Checking')
  })

  it(
    'stopped with Ctrl-C it leaves nothing half done, and goes on when it is started again',
    { timeout: 90_000 },
    async () => {
      for (const name of names) sandbox.skill(name, '', '../from')
      start('add', '../from', '--yes')
      await waitFor(/Checking x-skill/)
      type('C-c')
      await waitFor(/ended with \d/)
      const lock = join(sandbox.project, 'skills-lock.json')
      expect(existsSync(lock) ? sandbox.read('skills-lock.json') : '{}').toMatch(/^\{/)
      const { status, stdout, stderr } = sandbox.run('add', '../from', '--yes')
      expect(`${status} ${stderr}`).toMatch(/^0 /)
      // A program that writes to no terminal says nothing of its progress.
      expect(stdout + stderr).not.toContain('Checking')
      expect(sandbox.run('verify').status).toBe(0)
    },
  )
})
