import { createFakeAgentDriver } from '@metier/testing'
import { createJobService, createNodeFileSystem, createNodeFileWriter, systemClock, type Job } from '@metier/runtime'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
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
}

export interface KilledDaemon {
  readonly jobs: readonly Job[]
  /** Processes that were found after the daemon was killed. */
  readonly orphans: readonly string[]
  /** Statuses of the answers that came; a call that was cut off has none. */
  readonly statuses: ReadonlyMap<number, number>
  /** How often the daemon said where it is, of `kills` and once more. */
  readonly started: number
}

/** An agent of a few lines that leaves a process in its group and one outside of it, and takes its time. */
const agent = '#!/bin/sh\ncat >/dev/null\nsleep 60 &\nsetsid sleep 60 &\nsleep 0.1\necho done\n'

const forks = '---\nname: forks\ndescription: Asks another. Use it.\ncontext: fork\n---\n\nGo.\n'
const calls = '---\nname: calls\ndescription: Looks. Use it.\n---\n\n!sleep 0.05\n\nDone.\n'

/** Gives the real daemon jobs and calls, and kills it with a signal that nobody can catch, again and again. */
export async function killDaemon({ jobs, kills }: KillDaemonOptions): Promise<KilledDaemon> {
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
  try {
    for (let round = 0; round <= kills; round += 1) {
      const daemon = sandbox.start('serve', '--port', '0')
      daemon.stderr.resume()
      const gone = new Promise((resolve) => daemon.once('exit', resolve))
      for await (const line of createInterface({ input: daemon.stdout })) {
        started += 1
        const asked = askAll(line.replace(/mcp$/, 'v1/'), Math.ceil(jobs / (kills + 1)), statuses)
        if (round < kills) {
          await pause(Math.random() * (500 + (250 * jobs) / (kills + 1)))
          daemon.kill('SIGKILL')
        } else {
          await asked
          daemon.kill('SIGTERM')
        }
        await gone
        await asked
        break
      }
      orphans.push(...(await markedProcesses(mark)))
    }
    return { jobs: await jobsOf(sandbox), orphans, statuses, started }
  } finally {
    sandbox.remove()
  }
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
    directory: join(sandbox.home, '.local/state/metier/jobs'),
    settings: () => ({ maximumConcurrent: 1, timeoutMs: 1, outputBytes: 1000, keepCount: 10_000, keepDays: 1 }),
    driver: async () => createFakeAgentDriver(),
  })
  try {
    return await service.list()
  } finally {
    await service.close()
  }
}
