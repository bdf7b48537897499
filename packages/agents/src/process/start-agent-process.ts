import { MetierError } from '@metier/core'
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import type { InPlaceOfInherited } from '../driver-options.ts'
import type { AgentProcess } from './agent-process.ts'
import { findProgram } from './find-program.ts'
import { guardScript, markVariable } from './guard-script.ts'
import { killMarked } from './kill-marked.ts'
import { untilUnmarked } from './until-unmarked.ts'

export interface StartAgentProcessOptions {
  /** Id of the agent, for messages. */
  readonly agent: string
  readonly command: string
  readonly arguments: readonly string[]
  /** Absolute. */
  readonly cwd: string
  /** The whole of it. */
  readonly environment: Readonly<Record<string, string>>
  readonly inPlaceOfInherited: InPlaceOfInherited
  readonly install?: string
}

const tailLength = 4000

/**
 * Starts an agent in a group of its own. The program is the user's own, so it is in no sandbox; what it starts ends with
 * it, and it ends with Metier. Throws `missing-dependency` when the program is not here.
 */
export function startAgentProcess(options: StartAgentProcessOptions): AgentProcess {
  const program = findProgram(options)
  requireDirectory(options.cwd)
  const mark = randomUUID()
  const child = spawnGuarded(program, mark, options)
  let tail = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    tail = (tail + text).slice(-tailLength)
  })
  const exited = new Promise<{ exitCode: number | null; signal: string | null }>((resolve) => {
    child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }))
    child.once('error', () => resolve({ exitCode: null, signal: null }))
  })
  const { stdin, stdout } = child
  if (stdin === null || stdout === null) throw new TypeError('A child was started without its pipes.')
  // Writing to an agent that has ended is no fault of ours: its end is reported by `exited`.
  stdin.on('error', () => undefined)
  return {
    input: stdin,
    output: stdout,
    errorTail: () => tail.trim(),
    exited,
    async kill() {
      child.kill('SIGKILL')
      // The guard goes last, and of its own accord: were it killed with the group and then Metier, nobody would end
      // what left the group.
      child.stdio[3]?.destroy()
      await untilUnmarked(mark)
      killGroup(child)
      await killMarked(mark)
      await exited
      for (const stream of child.stdio) stream?.destroy()
    },
  }
}

function spawnGuarded(program: string, mark: string, options: StartAgentProcessOptions): ChildProcess {
  const { cwd, environment, inPlaceOfInherited } = options
  const env = { ...environment, [markVariable]: mark }
  if (process.platform === 'win32')
    return spawn(program, options.arguments, { cwd, env, stdio: 'pipe', windowsHide: true })
  const words = ['-c', guardScript, mark, program, ...options.arguments]
  const stdio = ['pipe' as const, 'pipe' as const, 'pipe' as const, 'pipe' as const, ...inPlaceOfInherited(1)]
  return spawn('/bin/sh', words, { cwd, env, stdio, detached: true })
}

function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  if (process.platform === 'win32') {
    execFile('taskkill', ['/pid', String(pid), '/T', '/F'], () => undefined)
    return
  }
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nothing of the group is left.
  }
}

function requireDirectory(cwd: string): void {
  if (statSync(cwd, { throwIfNoEntry: false })?.isDirectory() === true) return
  throw new MetierError({
    code: 'not-found',
    message: `There is no folder ${JSON.stringify(cwd)} for the agent to work in.`,
    next: 'Run the skill from a folder that exists.',
    data: { cwd },
  })
}
