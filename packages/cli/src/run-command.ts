import { MetierError } from '@metier/core'
import {
  createContext,
  loadOperation,
  prepareScanThread,
  runOperation,
  runQuickly,
  type ContextOptions,
  type OperationContext,
  type StopNote,
} from '@metier/operations'
import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { GlobalOptions, ParsedArguments } from './arguments/parsed-arguments.ts'
import { localRunners, type LocalRun } from './commands/local-runners.ts'
import type { Environment } from './environment.ts'
import { reader } from './reader.ts'
import { answerRecorder } from './recall/answer-recorder.ts'
import { firstWordsRecorder } from './recall/first-words-recorder.ts'
import { tellError, type ToldFrom } from './tell-error.ts'
import { version } from './version.ts'
import { loadRenderer } from './render/load-renderer.ts'
import { renderingOptions } from './table/rendering-options.ts'
import { createTerminalJournal } from './terminal/create-terminal-journal.ts'
import type { ask } from './terminal/ask.ts'
import { pageFor } from './terminal/page-for.ts'
import { RedirectableJournal } from './terminal/redirectable-journal.ts'
import { progressLine, type ProgressLine } from './terminal/progress-line.ts'
import type { OutputStream } from './terminal/streams.ts'
import { writeJson } from './terminal/write-json.ts'
import { writeRendering } from './terminal/write-rendering.ts'

type Run = Extract<ParsedArguments, { kind: 'run' }>

/** The folder to act in. Throws `not-found` when `--cwd` names none. */
function workingDirectory({ cwd }: GlobalOptions, environment: Environment): string {
  if (cwd === undefined) return environment.cwd
  const directory = resolve(environment.cwd, cwd)
  if (statSync(directory, { throwIfNoEntry: false })?.isDirectory() === true) return directory
  throw new MetierError({
    code: 'not-found',
    message: `There is no folder ${JSON.stringify(cwd)}.`,
    next: 'Give --cwd a folder that exists.',
  })
}

/** Where things are asked for when a command serves others, as the log of executions names it. */
const surfaces: Readonly<Record<string, string>> = { serve: 'http', mcp: 'mcp' }

/**
 * Somebody can be asked only where they see the question and can answer it. What others ask of a daemon is no question
 * for the terminal that it was started from.
 */
function questions(
  { command, global }: Run,
  { streams }: Environment,
  line: ProgressLine,
): Pick<OperationContext, 'secret' | 'confirm' | 'choose' | 'question' | 'progress'> {
  if (command.name === 'serve') return {}
  // Standard input is asked last: Node makes it when it is first looked at.
  if (global.json || streams.stderr.isTTY !== true || streams.stdin.isTTY !== true) return {}
  return {
    ...(!global.quiet && !global.verbose && { progress: (what: string) => line.show(what) }),
    secret: async (question) => (await asking(line)).secret(question),
    confirm: async (question) => (await asking(line)).confirm(question),
    question: async (question) => (await asking(line)).question(question),
    choose: async (question, choices) => (await asking(line)).choose(question, choices),
  }
}

/** A question stands alone. */
async function asking(line: ProgressLine): Promise<typeof ask> {
  line.clear()
  return (await import('./terminal/ask.ts')).ask
}

/** Splits what the operation takes from what only decides how its answer is written. */
function splitInput({
  command,
  input,
}: Run): Readonly<Record<'asked' | 'rendering', Readonly<Record<string, unknown>>>> {
  const keys = new Set((renderingOptions[command.name] ?? []).map(({ key }) => key))
  const entries = Object.entries(input)
  return {
    asked: Object.fromEntries(entries.filter(([key]) => !keys.has(key))),
    rendering: Object.fromEntries(entries.filter(([key]) => keys.has(key))),
  }
}

/** Runs one command and gives its exit status; `words` are as typed. Throws what the command throws. */
export async function runCommand(run: Run, given: Environment, words: readonly string[]): Promise<number> {
  const { global } = run
  const recorder = answerRecorder(words, given)
  const environment = recorder?.environment ?? given
  const start = run.command.name === 'mcp' ? firstWordsRecorder(words, given) : undefined
  const tape = recorder?.tape ?? start?.tape
  const { streams } = environment
  const cwd = workingDirectory(global, environment)
  const line = progressLine(streams.stderr)
  const context = createContext({
    cwd,
    version,
    ...(reader !== '' && { reader }),
    ...(tape && { tape }),
    home: environment.home,
    environment: environment.variables,
    journal: new RedirectableJournal(
      createTerminalJournal(clearedBefore(streams.stderr, line), { ...global, variables: environment.variables }),
    ),
    surface: surfaces[run.command.name] ?? 'cli',
    ...questions(run, environment, line),
    ifStopped: (note) => given.onInterrupt?.(() => tellStopped(note, { words, environment: given, global, line })),
    standardInput: async () => (await import('./terminal/read-standard-input.ts')).readStandardInput(streams),
    ...(environment.program && { program: environment.program, inherited: given.variables }),
    ...scanThread(run, environment),
    ...(environment.startWorker && { startWorker: () => environment.startWorker?.(cwd) }),
    ...(global.preset === undefined ? {} : { preset: global.preset }),
    ...(environment.bundledSkills === undefined ? {} : { bundledSkills: environment.bundledSkills }),
  })
  try {
    return await runWith(context, run, {
      environment,
      cwd,
      line,
      ...(recorder && { recorder }),
      ...(start && { memory: start.memory }),
    })
  } finally {
    line.clear()
    await context.close?.()
  }
}

/** Just before the process ends: what stood there to show progress is gone first. */
function tellStopped(
  note: StopNote,
  { words, environment, global, line }: ToldFrom & { readonly line: ProgressLine },
): void {
  line.clear()
  tellError(new MetierError({ code: 'interrupted', ...note }), { words, environment, global })
}

/** What serves others goes on answering them while it judges a large skill. */
function scanThread({ command }: Run, { program }: Environment): Pick<ContextOptions, 'scanThread'> {
  const [, script] = program ?? []
  return surfaces[command.name] === undefined || script === undefined ? {} : { scanThread: prepareScanThread(script) }
}

function clearedBefore(stream: OutputStream, line: ProgressLine): OutputStream {
  return {
    ...(stream.isTTY !== undefined && { isTTY: stream.isTTY }),
    ...(stream.columns !== undefined && { columns: stream.columns }),
    write(chunk) {
      line.clear()
      return stream.write(chunk)
    },
  }
}

interface Running {
  readonly environment: Environment
  readonly cwd: string
  readonly line: ProgressLine
  readonly recorder?: NonNullable<ReturnType<typeof answerRecorder>>
  readonly memory?: NonNullable<LocalRun['memory']>
}

async function runWith(
  context: OperationContext,
  run: Run,
  { environment, cwd, line, recorder, memory }: Running,
): Promise<number> {
  const { command, global } = run
  const { streams } = environment
  const local = localRunners[command.name]
  if (local !== undefined) {
    const status = await local({ run, environment, context, ...(memory && { memory }) })
    context.listings?.save()
    return status
  }
  const { asked, rendering } = splitInput(run)
  const quick = await runQuickly(command.name, asked, context)
  const { output, no, momentary } = quick ?? (await runOperation(await loadOperation(command.name), asked, context))
  line.clear()
  if (global.json || rendering.format === 'json') {
    writeJson(output, streams.stdout)
  } else {
    const render = await loadRenderer(command.name)
    if (render === undefined) throw new TypeError(`The command ${command.name} has no renderer.`)
    writeRendering(await render(output, pageFor(global, cwd, environment), rendering), global, streams)
  }
  context.listings?.save()
  const status = no ? 1 : 0
  if (!momentary) recorder?.keep(context, status)
  return status
}
