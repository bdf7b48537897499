import { writeFakeAgent } from '@metier/testing'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Sandbox, type Ended } from './sandbox.ts'

let sandbox: Sandbox
beforeEach(() => {
  sandbox = new Sandbox()
})
afterEach(() => sandbox.remove())

function settings(text: string): void {
  const file = join(sandbox.home, '.config/metier/config.yaml')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** An agent that does what its prompt says (see `writeFakeAgent`), speaking ACP. */
function acpAgent(more = ''): void {
  const agent = writeFakeAgent(join(sandbox.home, 'agent.mjs'))
  const row = `kind: acp, command: ${JSON.stringify(agent)}, arguments: [acp]`
  settings(`agents:\n  default: fake\n  entries:\n    fake: {${row}}\n${more}`)
}

function fork(name: string, body: string, more = ''): void {
  sandbox.write(
    `.claude/skills/${name}/SKILL.md`,
    `---\nname: ${name}\ndescription: For tests of ${name}.\ncontext: fork\n${more}---\n\n${body}\n`,
  )
  expect(sandbox.run('trust', '.', '--yes').status).toBe(0)
}

interface Row {
  readonly id: string
  readonly state: string
  readonly result?: string
  readonly failure?: { readonly code: string; readonly next?: string }
}

function jobs(): readonly Row[] {
  const { stdout } = sandbox.run('jobs', '--json')
  const { jobs: rows } = JSON.parse(stdout)
  return rows
}

async function untilState(state: string): Promise<Row> {
  for (let round = 0; round < 100; round += 1) {
    const found = jobs().find((job) => job.state === state)
    if (found !== undefined) return found
    await pause(100)
  }
  throw new Error(`No job became ${state}: ${JSON.stringify(jobs())}`)
}

describe('metier run of a forked skill', () => {
  // WUN-5, WUN-10, WUN-63, WUN-64, WUN-65: a session of its own gets body and arguments; the result comes back.
  it('prints what the agent answers, and nothing else', () => {
    acpAgent()
    fork('coding-agent', 'You are asked to $ARGUMENTS.')
    const { status, stdout } = sandbox.run('run', 'coding-agent', 'build a snake game')
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'you said: You are asked to build a snake game.\n' })
    expect(jobs()).toMatchObject([{ state: 'done' }])
  })

  it('goes on in the background, where it can be awaited', async () => {
    acpAgent()
    fork('slow', '@sleep 300\n@say finished')
    const { stdout, status } = sandbox.run('run', 'slow', '--background')
    expect(status).toBe(0)
    const [id = ''] = stdout.split('\n')
    expect(id).toMatch(/^\w+-\w+$/)
    expect(sandbox.run('jobs', 'wait', id)).toMatchObject({ status: 0, stdout: expect.stringContaining('finished') })
    const shown = sandbox.run('jobs', 'show', id).stdout
    expect(shown).toContain('slow')
    expect(shown).toContain('state running')
    expect(shown).toContain('finished')
  })

  // WUN-11, WUN-13
  it('tells the agent the model of the skill, and answers its questions from allowed-tools', () => {
    acpAgent()
    fork('picky', '@arguments\n@tool git status\n@tool rm -rf x', 'model: small\nallowed-tools: Bash(git:*)\n')
    expect(sandbox.run('run', 'picky').stdout).toBe('--model smallyesno\n')
  })

  // WUN-78, WUN-83, WUN-84
  it('gives the agent the variables of the skill, and keeps them out of every file', () => {
    acpAgent('skills:\n  entries:\n    secretive:\n      env: {SERVICE_KEY: sk-123456789}\n')
    fork('secretive', '@env SERVICE_KEY')
    expect(sandbox.run('run', 'secretive').stdout).toBe('SERVICE_KEY=***\n')
    expect(sandbox.run('jobs', '--json').stdout).not.toContain('sk-123456789')
  })

  it('says what to do when there is no agent', () => {
    fork('lonely', 'Go.')
    const { status, stderr } = sandbox.runWith({ PATH: dirname(process.execPath) }, 'run', 'lonely')
    expect(status).toBe(4)
    expect(stderr).toContain('agents.default')
    expect(stderr).toContain('--prompt-only')
  })

  it.each([
    ['kind: acp, command: no-such-agent', 4, 'no-such-agent'],
    ['kind: acp, command: "false"', 4, 'crashed (exit status 1)'],
    ['kind: acp, command: cat, arguments: [/dev/null]', 4, 'before it had answered'],
    ['kind: cli-process, command: "false"', 4, 'exit status 1'],
    ['kind: cli-process, command: "true", format: claude', 4, 'without an answer'],
    [
      'kind: ai-sdk, provider: anthropic, model: m, baseUrl: "http://127.0.0.1:9", apiKeyEnvironment: NOT_SET',
      4,
      'NOT_SET',
    ],
  ])('with the agent %s exits %d and says %j', (row, status, words) => {
    settings(`agents:\n  default: fake\n  entries:\n    fake: {${row}}\n`)
    fork('doomed', 'Go.')
    const ended = sandbox.run('run', 'doomed')
    expect(ended.status).toBe(status)
    expect(ended.stderr).toContain(words)
    expect(ended.stderr).toMatch(/next .*\S/)
  })

  it('lets no project name the program that is started, until it is trusted', () => {
    const agent = writeFakeAgent(join(sandbox.home, 'agent.mjs'))
    fork('trap', 'Go.')
    sandbox.write(
      'metier.yaml',
      `agents: {default: x, entries: {x: {kind: acp, command: ${agent}, arguments: [acp]}}}\n`,
    )
    sandbox.run('trust', '--remove', '.')
    const { status, stderr } = sandbox.runWith({ PATH: dirname(process.execPath) }, 'run', 'trap')
    expect(status).not.toBe(0)
    expect(stderr).not.toContain('you said')
    expect(jobs()).toEqual([])
  })

  it('is stopped when its time is up', () => {
    acpAgent('jobs: {timeoutMs: 700}\n')
    fork('endless', '@wait')
    const { status, stderr } = sandbox.run('run', 'endless')
    expect(status).toBe(4)
    expect(stderr).toContain('700 ms')
    expect(jobs()).toMatchObject([{ state: 'failed', failure: { code: 'timed-out' } }])
  })
})

describe('metier jobs', () => {
  it('cancels what another process runs', async () => {
    acpAgent()
    fork('endless', '@wait')
    sandbox.run('run', 'endless', '--background')
    const { id } = await untilState('running')
    expect(sandbox.run('jobs', 'cancel', id.slice(0, 8)).status).toBe(0)
    expect(jobs()).toMatchObject([{ id, state: 'cancelled' }])
    expect(sandbox.run('jobs', 'wait', id).status).toBe(1)
  })

  it('tells how far a job is while it runs: in the list, when it is shown, and to who waits for it', async () => {
    acpAgent()
    fork('talking', '@say first line, then another\n@wait')
    sandbox.run('run', 'talking', '--background')
    const { id } = await untilState('running')
    const waiting = sandbox.start('--verbose', 'jobs', 'wait', id)
    let heard = ''
    waiting.stderr.on('data', (data) => (heard += String(data)))
    const ended = once(waiting, 'exit')
    for (let round = 0; round < 100 && !heard.includes('first line'); round += 1) await pause(100)
    expect(heard).toContain('talking: first line, then another')
    expect(sandbox.run('jobs').stdout).toMatch(new RegExp(`${id} +running +talking`))
    expect(sandbox.run('jobs', 'show', id).stdout).toMatch(/running[^]*\n {2}first line, then another\n/)
    expect(sandbox.run('jobs', 'cancel', id).status).toBe(0)
    expect(await ended).toEqual([1, null])
  })

  it('resumes what was cut off, in the session that the agent had', async () => {
    acpAgent()
    fork('interrupted', '@say begun\n@wait')
    const running = sandbox.start('run', 'interrupted')
    await untilState('running')
    await pause(700)
    running.kill('SIGKILL')
    const { id, failure } = await untilState('resumable')
    expect(failure?.next).toContain(`metier jobs resume ${id}`)
    const { status, stdout } = sandbox.run('jobs', 'resume', id)
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: 'you said: You were interrupted. Go on where you stopped.\n',
    })
  })

  it('lists, filters and forgets', () => {
    acpAgent()
    fork('quick', '@say $ARGUMENTS')
    for (const word of ['one', 'two', 'three']) sandbox.run('run', 'quick', word)
    expect(jobs().map(({ result }) => result)).toEqual(['three', 'two', 'one'])
    expect(sandbox.run('jobs', 'list', '--limit', '1').stderr).toContain('2 more')
    expect(sandbox.run('jobs', '--state', 'failed').stdout).toBe('')
    expect(sandbox.run('jobs', 'prune', '--keep', '1').stderr).toContain('2 jobs')
    expect(jobs()).toMatchObject([{ result: 'three' }])
  })

  it.each<[readonly string[], Partial<Ended>]>([
    [['show'], { status: 2 }],
    [['show', 'nothing'], { status: 2 }],
    [['cancel', '../../x'], { status: 2 }],
    [['dance'], { status: 2 }],
    [['list'], { status: 0, stdout: '' }],
    [['work'], { status: 0, stdout: '' }],
  ])('%j gives %j', (words, expected) => {
    expect(sandbox.run('jobs', ...words)).toMatchObject(expected)
  })
})
