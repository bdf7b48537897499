import { listForPeople, listSkills, openProject } from '@metier/operations'
import { constants, homedir, setPriority } from 'node:os'
import type { GlobalOptions } from './arguments/parsed-arguments.ts'
import { parsePlain } from './arguments/parse-plain.ts'
import { bundledSkills } from './bundled-skills.ts'
import type { Environment } from './environment.ts'
import { reader } from './reader.ts'
import { answerRecorder } from './recall/answer-recorder.ts'
import { keepBehind } from './recall/keep-behind.ts'
import { keptPage } from './recall/kept-page.ts'
import { renderList } from './render/render-list.ts'
import { listFlags } from './table/list-flags.ts'
import { tellError } from './tell-error.ts'
import { createTerminalJournal } from './terminal/create-terminal-journal.ts'
import { isTerminal } from './terminal/is-terminal.ts'
import { outputLeft } from './terminal/output-left.ts'
import { pageFor } from './terminal/page-for.ts'
import { quickStreams } from './terminal/quick-streams.ts'
import { writeJson } from './terminal/write-json.ts'
import { writeRendering } from './terminal/write-rendering.ts'

const standardInput = {
  get isTTY() {
    return isTerminal(0)
  },
}

/** How a listing ended. */
export interface Listed {
  /** Was another process started that keeps what this one would? */
  readonly isKeptBehind: boolean
  /** Has everything been written? Then nothing is lost when the process ends at once. */
  readonly isWritten: boolean
}

/**
 * Entry of the bundle that lists skills, where nothing but plain flags was given. `undefined` for any other words.
 * Listing is what people and programs do most, and the whole of Metier takes longer to start than to read their skills.
 */
export function startList(words: readonly string[]): Promise<Listed> | undefined {
  const run = words[0] === 'list' ? parsePlain(listFlags, words.slice(1)) : undefined
  if (run?.kind !== 'run' || reader === '') return undefined
  const { global } = run
  const skills = bundledSkills(import.meta.dirname)
  const kept = keptPage(process.env)
  // Nobody waits for this process, so every other one goes first.
  if (kept !== undefined) giveWay()
  const environment: Environment = {
    streams: { stdin: standardInput, ...(kept ?? quickStreams) },
    variables: process.env,
    cwd: process.cwd(),
    home: process.env['HOME'] ?? homedir(),
    ...(skills === undefined ? {} : { bundledSkills: skills }),
    // A listing ends by itself.
    stopped: new Promise<never>(() => undefined),
  }
  const toStatus = (error: unknown): boolean => {
    process.exitCode = tellError(error, { words, environment, global })
    return false
  }
  const all = run.input['all'] === true
  return list({ words, all, global, given: environment, keepsHere: kept !== undefined })
    .catch(toStatus)
    .then((isKeptBehind) => ({ isKeptBehind, isWritten: !outputLeft.any }))
}

interface Listing {
  readonly words: readonly string[]
  readonly all: boolean
  readonly global: GlobalOptions
  readonly given: Environment
  /** Is everything kept by this process, however much it is? */
  readonly keepsHere: boolean
}

/**
 * A root with this many children is kept by another process, once the answer is given: writing it down takes longer than
 * starting a process.
 */
const many = 500

/** `runCommand` for this command alone, so that no other is loaded. `true` when another process keeps what was found. */
async function list({ words, all, global, given, keepsHere }: Listing): Promise<boolean> {
  const recorder = answerRecorder(words, given)
  const environment = recorder?.environment ?? given
  const { streams, variables, ...places } = environment
  const { listings, catalog, ports } = openProject({
    ...places,
    environment: variables,
    reader,
    journal: createTerminalJournal(streams.stderr, { ...global, variables }),
    glances: true,
    ...(recorder && { tape: recorder.tape, ...(!keepsHere && { leaveFrom: many }) }),
  })
  if (global.json) {
    writeJson(await listSkills({ all }, { catalog }), streams.stdout)
  } else {
    const page = pageFor(global, environment.cwd, environment)
    writeRendering(await renderList(await listForPeople({ all }, { catalog }), page, {}), global, streams)
  }
  if (listings?.isLeft === true) {
    const isStarted = recorder?.mayKeepBehind(ports) === true
    if (isStarted) keepBehind(words, given)
    return isStarted
  }
  listings?.save()
  recorder?.keep(ports, 0)
  return false
}

function giveWay(): void {
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Some systems let nobody change it.
  }
}
