import { createFakeAgentDriver } from '@metier/testing'
import { createJobService, createNodeFileSystem, createNodeFileWriter, systemClock, type Job } from '@metier/runtime'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { Sandbox } from '../cli/sandbox.ts'
import { markedProcesses } from './marked-processes.ts'

export interface KillDaemonOptions {
  /** Jobs that are begun over HTTP, as many calls of skills, and as many questions, in all. */
  readonly jobs: number
  /** How often the daemon is killed, at a moment nobody chose. */
  readonly kills: number
  /** Killing goes on until so many jobs and calls were begun: a daemon that is killed early begins few of its own. */
  readonly begun?: number
}

export interface KilledDaemon {
  readonly jobs: readonly Job[]
  /** Processes that were found after the daemon was killed. */
  readonly orphans: readonly string[]
  /** Statuses of the answers that came; a call that was cut off has none. */
  readonly statuses: ReadonlyMap<number, number>
  /** How often the daemon said where it is, of `kills` and once more. */
  readonly started: number
  /** How often it was killed. */
  readonly killed: number
  /** Calls that ran their command to its end or were refused, by what the log of executions says. */
  readonly calls: number
}

/** An agent of a few lines that leaves a process in its group and one outside of it, and takes its time. */
const agent = '#!/bin/sh\ncat >/dev/null\nsleep 60 &\nsetsid sleep 60 &\nsleep 0.1\necho done\n'

const forks = '---\nname: forks\ndescription: Asks another. Use it.\ncontext: fork\n---\n\nGo.\n'
const calls = '---\nname: calls\ndescription: Looks. Use it.\n---\n\n!sleep 0.05\n\nDone.\n'

/** Gives the real daemon jobs and calls, and kills it with a signal that nobody can catch, again and again. */
export async function killDaemon({ jobs, kills, begun = 0 }: KillDaemonOptions): Promise<KilledDaemon> {
  const sandbox = new Sandbox()
  // Not in the environment of the daemon's client, which is this process.
  const mark = `kill-daemon-${process.pid}-${Date.now()}`
  sandbox.environment['KILL_MARK'] = mark
  sandbox.write('.agents/skills/forks/SKILL.md', forks)
  sandbox.write('.agents/skills/calls/SKILL.md', calls)
  configure(sandbox)
  sandbox.run('trust', '.', '--yes')
  const orphans: string[] = []
  const statuses = new Map<number, number>()
  let started = 0
  let killed = 0
  let isLast = false
  try {
    while (!isLast) {
      const begunBefore = begunIn(sandbox)
      isLast = killed >= kills && begunBefore >= begun
      const before = started
      const daemon = sandbox.start('serve', '--port', '0')
      daemon.stderr.resume()
      const gone = new Promise((resolve) => daemon.once('exit', resolve))
      for await (const line of createInterface({ input: daemon.stdout })) {
        started += 1
        const asked = askAll(line.replace(/mcp$/, 'v1/'), Math.ceil(jobs / (kills + 1)), statuses)
        if (!isLast) {
          // A moment before it has begun anything says nothing about what it had begun.
          for (let round = 0; round < 600 && begunIn(sandbox) === begunBefore; round += 1) await pause(50)
          await pause(Math.random() * (500 + (250 * jobs) / (kills + 1)))
          daemon.kill('SIGKILL')
          killed += 1
        } else {
          await asked
          daemon.kill('SIGTERM')
        }
        await gone
        await asked
        break
      }
      if (started === before) throw new Error('The daemon did not start.')
      orphans.push(...(await markedProcesses(mark)))
    }
    return { jobs: await jobsOf(sandbox), orphans, statuses, started, killed, calls: callsIn(sandbox) }
  } finally {
    sandbox.remove()
  }
}

function stateOf(sandbox: Sandbox): string {
  return join(sandbox.home, '.local/state/metier')
}

function begunIn(sandbox: Sandbox): number {
  const folders = ['live', 'ended'].map((state) => join(stateOf(sandbox), 'jobs', state))
  const jobs = folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))
  return jobs.length + callsIn(sandbox)
}

function callsIn(sandbox: Sandbox): number {
  const log = join(stateOf(sandbox), 'executions.jsonl')
  return existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line.includes('"calls"')).length
    : 0
}

function configure(sandbox: Sandbox): void {
  const program = sandbox.write('agent.sh', agent)
  chmodSync(program, 0o755)
  const file = join(sandbox.home, '.config/metier/config.yaml')
  mkdirSync(dirname(file), { recursive: true })
  const entry = `{kind: cli-process, command: ${JSON.stringify(program)}, environment: [KILL_MARK]}`
  const settings = [
    "permissions: {allow: [Agent, 'Bash(sleep:*)']}",
    // What is tried here is that nothing outlives the daemon, in whatever a skill runs.
    'sandbox: auto',
    `agents: {default: quick, entries: {quick: ${entry}}}`,
  ]
  writeFileSync(file, `${settings.join('\n')}\n`)
}

/** A job, a call and a question at a time, so many times, all at once. Never rejects: the daemon may go at any moment. */
async function askAll(base: string, number: number, statuses: Map<number, number>): Promise<void> {
  const ask = async (operation: string, body: object) => {
    try {
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(`${base}${operation}`, { method: 'POST', headers, body: JSON.stringify(body) })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    } catch {
      // It was killed.
    }
  }
  const rounds = Array.from({ length: number }, () => [
    ask('run', { skill: 'forks' }),
    ask('run', { skill: 'calls' }),
    ask('list-jobs', {}),
  ])
  await Promise.all(rounds.flat())
}

/** As the next process sees them. */
async function jobsOf(sandbox: Sandbox): Promise<readonly Job[]> {
  const service = createJobService({
    fileSystem: createNodeFileSystem(),
    writer: createNodeFileWriter(),
    clock: systemClock,
    directory: join(stateOf(sandbox), 'jobs'),
    settings: () => ({ maximumConcurrent: 1, timeoutMs: 1, outputBytes: 1000, keepCount: 10_000, keepDays: 1 }),
    driver: async () => createFakeAgentDriver(),
  })
  try {
    return await service.list()
  } finally {
    await service.close()
  }
}
