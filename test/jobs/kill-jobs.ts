import { createFakeAgentDriver } from '@metier/testing'
import { createJobService, createNodeFileSystem, createNodeFileWriter, systemClock, type Job } from '@metier/runtime'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Sandbox } from '../cli/sandbox.ts'
import { markedProcesses } from './marked-processes.ts'

export interface KillJobsOptions {
  /** Jobs that wait for somebody who works. */
  readonly jobs: number
  /** How often who works is killed, at a moment nobody chose. */
  readonly kills: number
}

export interface KilledJobs {
  /** After the last worker ended by itself. */
  readonly jobs: readonly Job[]
  /** Processes of agents that were found after a worker was killed. */
  readonly orphans: readonly string[]
  /** The job that was resumed, where one was cut off. */
  readonly resumed: Job | undefined
}

/** An agent of a few lines that leaves a process in its group and one outside of it, and takes its time. */
const quick = '#!/bin/sh\ncat >/dev/null\nsleep 60 &\nsetsid sleep 60 &\nsleep 0.1\necho done\n'
/** The same, with a session that can be gone on with. */
const keeps = `#!/bin/sh
echo '{"type":"system","subtype":"init","session_id":"session-1"}'
cat >/dev/null
setsid sleep 60 &
sleep 0.2
echo '{"type":"result","subtype":"success","is_error":false,"result":"done"}'
`

/** Queues jobs, lets the real program work on them, and kills it with a signal that nobody can catch. */
export async function killJobs({ jobs, kills }: KillJobsOptions): Promise<KilledJobs> {
  const sandbox = new Sandbox()
  const mark = `kill-${process.pid}-${Date.now()}`
  sandbox.environment['KILL_MARK'] = mark
  configure(sandbox)
  const service = await queue(sandbox, jobs)
  const orphans: string[] = []
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      const worker = sandbox.start('jobs', 'work')
      const gone = new Promise((resolve) => worker.once('exit', resolve))
      await pause(400 + Math.random() * 900)
      worker.kill('SIGKILL')
      await gone
      orphans.push(...(await markedProcesses(mark)))
    }
    const worker = sandbox.start('jobs', 'work')
    await new Promise((resolve) => worker.once('exit', resolve))
    orphans.push(...(await markedProcesses(mark)))
    const ended = await service.list()
    const cut = ended.find(({ state }) => state === 'resumable')
    if (cut !== undefined) sandbox.run('jobs', 'resume', cut.id)
    return { jobs: ended, orphans, resumed: cut && (await service.get(cut.id)) }
  } finally {
    await service.close()
    sandbox.remove()
  }
}

function configure(sandbox: Sandbox): void {
  const program = (name: string, text: string) => {
    const path = sandbox.write(name, text)
    chmodSync(path, 0o755)
    return `{kind: cli-process, command: ${JSON.stringify(path)}, environment: [KILL_MARK]`
  }
  const file = join(sandbox.home, '.config/metier/config.yaml')
  mkdirSync(dirname(file), { recursive: true })
  const entries = `    quick: ${program('quick', quick)}}\n    keeps: ${program('keeps', keeps)}, format: claude}\n`
  writeFileSync(file, `agents:\n  entries:\n${entries}`)
}

/** Jobs that belong to nobody yet, as `metier run --background` leaves them. */
async function queue(sandbox: Sandbox, jobs: number) {
  const service = createJobService({
    fileSystem: createNodeFileSystem(),
    writer: createNodeFileWriter(),
    clock: systemClock,
    directory: join(sandbox.home, '.local/state/metier/jobs'),
    settings: () => ({ maximumConcurrent: 1, timeoutMs: 1, outputBytes: 1000, keepCount: 10_000, keepDays: 1 }),
    driver: async (id = 'quick') => createFakeAgentDriver({ id, resumable: id === 'keeps' }),
    startWorker: () => undefined,
  })
  const task = { skill: 'sample', digest: null, prompt: 'Go.', allowedTools: [], environment: {} }
  for (let index = 0; index < jobs; index += 1) {
    const driver = index % 2 === 0 ? 'quick' : 'keeps'
    await service.submit({ ...task, cwd: sandbox.project, timeoutMs: 30_000 }, { background: true, driver })
  }
  return service
}
