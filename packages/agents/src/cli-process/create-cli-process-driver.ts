import type { AgentDriver, AgentResult, AgentRun, AgentTask } from '@metier/core'
import { agentFailed } from '../agent-failed.ts'
import type { DriverOptions } from '../driver-options.ts'
import { ignoredWishes, type Wish } from '../ignored-wishes.ts'
import { interrupted } from '../interrupted.ts'
import { agentEnvironment } from '../process/agent-environment.ts'
import { startAgentProcess } from '../process/start-agent-process.ts'
import { readLines } from '../read-lines.ts'
import { untilAborted } from '../until-aborted.ts'
import { cliArguments } from './cli-arguments.ts'
import type { CliFormat } from './cli-format.ts'
import { cliFormats } from './cli-formats.ts'
import { CliOutput } from './cli-output.ts'

/** Characters. Lines carry whole tool results; a program that says more than this is talking to nobody. */
const maximumLine = 32 * 1024 * 1024
const maximumTotal = 256 * 1024 * 1024

/** A program that is given a prompt and prints what it does, such as `claude -p` or `codex exec`. */
export function createCliProcessDriver(options: DriverOptions): AgentDriver {
  const { id, settings } = options
  const format = cliFormats[settings.format ?? 'text'] ?? cliFormats['text']
  if (format === undefined) throw new TypeError('The table of formats has lost its first row.')
  return {
    id,
    kind: 'cli-process',
    resumable: format.resume !== undefined,
    ignores: [...ignoredWishes(ignoredBy(format), 'its program has no option for it'), ...(format.ignores ?? [])],
    run: async (task, run) => runProgram({ ...options, format }, task, run),
  }
}

function ignoredBy(format: CliFormat): readonly Wish[] {
  const known: readonly (readonly [Wish, unknown])[] = [
    ['model', format.model],
    ['effort', format.effort],
    ['agent', format.agent],
    ['maximumTurns', format.maximumTurns],
    ['allowed-tools', format.allowedTools ?? format.ignores],
    ['maximumTokens', undefined],
  ]
  return known.flatMap(([wish, form]) => (form === undefined ? [wish] : []))
}

async function runProgram(
  { id, settings, environment, inPlaceOfInherited, install, format }: DriverOptions & { readonly format: CliFormat },
  task: AgentTask,
  { signal, onEvent, resume }: AgentRun,
): Promise<AgentResult> {
  if (signal.aborted) throw interrupted(id)
  const { model, arguments: own = [], environment: names = [] } = settings
  const child = startAgentProcess({
    agent: id,
    command: settings.command ?? id,
    arguments: cliArguments({ format, task, own, model, resume }),
    cwd: task.cwd,
    environment: agentEnvironment({ own: environment, names, task: task.environment }),
    inPlaceOfInherited,
    ...(install !== undefined && { install }),
  })
  try {
    const output = new CliOutput(format, onEvent)
    child.input.end(promptOf(format, task, resume))
    const reading = readLines({
      stream: child.output,
      ended: child.exited,
      maximumLine,
      maximumTotal,
      onLine: (line) => output.line(line),
    })
    const isWhole = await untilAborted(reading, signal, () => interrupted(id))
    if (!isWhole) throw tooMuch(id)
    const { exitCode } = await untilAborted(child.exited, signal, () => interrupted(id))
    return resultOf({ id, format, output, exitCode, errors: child.errorTail() })
  } finally {
    await child.kill()
  }
}

/** A session that goes on knows what it was asked. */
function promptOf(format: CliFormat, { prompt, system }: AgentTask, resume: string | undefined): string {
  if (resume !== undefined && format.resume !== undefined) return 'You were interrupted. Go on where you stopped.'
  return format.system === undefined && system !== undefined ? `${system}\n\n${prompt}` : prompt
}

interface Ended {
  readonly id: string
  readonly format: CliFormat
  readonly output: CliOutput
  readonly exitCode: number | null
  readonly errors: string
}

function resultOf({ id, format, output, exitCode, errors }: Ended): AgentResult {
  const { answer, usage, session, error, isOverBudget } = output
  if ((exitCode !== 0 && !isOverBudget) || error !== undefined || (answer === undefined && !isOverBudget))
    throw whyItFailed({ id, format, output, exitCode, errors })
  return {
    text: answer ?? '',
    stop: isOverBudget ? 'budget' : 'done',
    ...(usage !== undefined && { usage }),
    ...(session !== undefined && { session }),
  }
}

function whyItFailed({ id, format, output, exitCode, errors }: Ended): Error {
  const said = [output.error, errors, output.rest].filter((text) => text !== undefined && text !== '').join('\n')
  if (format.loggedOut?.some((words) => said.includes(words)) === true) {
    return agentFailed({ agent: id, what: 'is not logged in', said, next: 'Start it by hand once and log in.' })
  }
  const what =
    exitCode === 0 && output.error === undefined
      ? 'ended without an answer in the form that was expected'
      : `failed${exitCode === null ? ' and was ended by a signal' : ` with exit status ${exitCode}`}`
  const next = `Start its program by hand to see why; \`agents.entries.${id}\` in the settings says how it is called.`
  return agentFailed({ agent: id, what, said, next })
}

function tooMuch(id: string): Error {
  return agentFailed({
    agent: id,
    what: 'printed more than can be read',
    next: 'Give it a smaller task, or make its output shorter with its arguments.',
  })
}
