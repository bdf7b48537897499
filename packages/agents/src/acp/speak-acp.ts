import type { ClientContext, NewSessionRequest } from '@agentclientprotocol/sdk'
import { MetierError, type AgentResult, type AgentRun, type AgentTask } from '@metier/core'
import { Readable, Writable } from 'node:stream'
import { agentFailed } from '../agent-failed.ts'
import type { AgentProcess } from '../process/agent-process.ts'
import { AcpSession } from './acp-session.ts'
import { chooseOption } from './choose-option.ts'

export interface SpeakAcpOptions {
  /** Id of the agent. */
  readonly agent: string
  readonly child: AgentProcess
  readonly task: AgentTask
  readonly run: AgentRun
}

/** Milliseconds until the first answer: an agent that needs longer to say what it can is not speaking this protocol. */
const greetingMs = 60_000
/** The version of the protocol that is spoken here. */
const protocolVersion = 1
/** Code of JSON-RPC errors that mean that nobody is logged in (agentclientprotocol.com, authentication). */
const loginNeeded = -32_000

/** One conversation: greeting, session, prompt, answer. */
export async function speakAcp(options: SpeakAcpOptions): Promise<AgentResult> {
  const { agent, child, task, run } = options
  const { client, ndJsonStream, RequestError } = await import('./acp-library.ts')
  let overrun: 'tokens' | 'text' | undefined
  let stop: (() => void) | undefined
  const session = new AcpSession(task, run.onEvent, (what) => {
    overrun ??= what
    stop?.()
  })
  const connection = client({ name: 'metier' })
    .onRequest('session/request_permission', ({ params }) => session.permission(params))
    .onNotification('session/update', ({ params }) => session.update(params))
    // Files and terminals are the agent's own business; here it would reach around what it may do.
    .onRequest('*', ({ method }) => {
      throw RequestError.methodNotFound(method)
    })
    .connect(ndJsonStream(Writable.toWeb(asWritable(child.input)), readableOf(child.output)))
  const died = deathOf(options, connection.closed)
  died.catch(() => undefined)
  try {
    const talk = converse(options, { connection: connection.agent, session }, (end) => {
      stop = end
    })
    const { result, stopReason } = await Promise.race([orDeath(talk, died), died])
    if (overrun === 'text') throw tooMuch(agent)
    if (overrun === 'tokens') return { ...result, stop: 'budget' }
    return { ...result, stop: stopReason === 'refusal' ? 'refused' : stopReason === 'end_turn' ? 'done' : 'budget' }
  } catch (error) {
    throw explain(options, error)
  } finally {
    connection.close()
  }
}

/** A conversation that breaks off is explained by how the program ended, which takes a moment to be known. */
async function orDeath<Value>(talk: Promise<Value>, died: Promise<never>): Promise<Value> {
  try {
    return await talk
  } catch (error) {
    return isAnswer(error) || error instanceof MetierError ? Promise.reject(error) : died
  }
}

async function converse(
  { agent, task, run, child }: SpeakAcpOptions,
  { connection, session }: Pick<OpenSession, 'connection' | 'session'>,
  onStoppable: (stop: () => void) => void,
): Promise<{ readonly result: Omit<AgentResult, 'stop'>; readonly stopReason: string }> {
  const greeting = connection.request('initialize', {
    protocolVersion,
    clientCapabilities: { fs: { readTextFile: false, writeTextFile: false }, terminal: false },
    clientInfo: { name: 'metier', version: '1' },
  })
  const { agentCapabilities = {} } = await inTime(greeting, agent, child)
  const canLoad = agentCapabilities.loadSession === true
  const base: NewSessionRequest = { cwd: task.cwd, mcpServers: [] }
  const id = await openSession({ connection, session, base, run, canLoad, agent, task })
  if (canLoad) run.onEvent({ type: 'session', id })
  onStoppable(() => void connection.notify('session/cancel', { sessionId: id }))
  const { stopReason } = await connection.request('session/prompt', {
    sessionId: id,
    prompt: [{ type: 'text', text: promptOf(task, run.resume) }],
  })
  return { result: { text: session.text, ...(canLoad && { session: id }) }, stopReason }
}

interface OpenSession {
  readonly connection: ClientContext
  readonly session: AcpSession
  readonly base: NewSessionRequest
  readonly run: AgentRun
  readonly canLoad: boolean
  readonly agent: string
  readonly task: AgentTask
}

async function openSession({ connection, session, base, run, canLoad, agent, task }: OpenSession): Promise<string> {
  if (run.resume !== undefined) {
    if (!canLoad) {
      const next = 'Run the skill again.'
      throw agentFailed({ agent, what: 'cannot go on with a session that was cut off', next })
    }
    session.isReplaying = true
    await connection.request('session/load', { ...base, sessionId: run.resume })
    session.isReplaying = false
    return run.resume
  }
  const { sessionId, configOptions } = await connection.request('session/new', base)
  for (const [category, wish] of [
    ['model', task.model],
    ['thought_level', task.effort],
  ] as const) {
    const chosen = wish === undefined ? undefined : chooseOption(configOptions ?? [], category, wish)
    if (chosen !== undefined) await connection.request('session/set_config_option', { sessionId, ...chosen })
  }
  return sessionId
}

function promptOf({ system, prompt }: AgentTask, resume: string | undefined): string {
  if (resume !== undefined) return 'You were interrupted. Go on where you stopped.'
  return system === undefined ? prompt : `${system}\n\n${prompt}`
}

async function inTime<Value>(greeting: Promise<Value>, agent: string, child: AgentProcess): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<never>((_resolve, reject) => {
    const fault = () =>
      reject(
        agentFailed({
          agent,
          what: `said nothing of the Agent Client Protocol for ${greetingMs / 1000} s`,
          said: child.errorTail(),
          next: `Check \`agents.entries.${agent}.command\` and its arguments: the program must speak ACP on standard input.`,
        }),
      )
    timer = setTimeout(fault, greetingMs)
  })
  try {
    return await Promise.race([greeting, silence])
  } finally {
    clearTimeout(timer)
  }
}

/** Rejects when the program ends, or closes the conversation, before it answered. */
async function deathOf({ agent, child }: SpeakAcpOptions, closed: Promise<void>): Promise<never> {
  await Promise.race([child.exited, closed])
  // The answer may still lie in the pipe; and a program that closes its output is about to say how it ended.
  const grace = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), 300)
  })
  const ended = await Promise.race([child.exited, grace])
  await grace
  const how =
    ended === undefined
      ? 'closed the conversation'
      : `crashed (${ended.signal === null ? `exit status ${ended.exitCode ?? 'unknown'}` : `signal ${ended.signal}`})`
  const next = 'Start its program by hand to see why, then run the skill again.'
  throw agentFailed({ agent, what: `${how} before it had answered`, said: child.errorTail(), next })
}

function explain({ agent, child }: SpeakAcpOptions, error: unknown): unknown {
  if (!isAnswer(error)) return error
  const said = `${error.message}${error.data === undefined ? '' : ` ${JSON.stringify(error.data)}`}`
  if (error.code === loginNeeded)
    return agentFailed({ agent, what: 'is not logged in', said, next: 'Start it by hand once and log in.' })
  const tail = child.errorTail()
  const next = 'Run the skill again; if it fails in the same way, start the agent by hand.'
  return agentFailed({ agent, what: 'refused', said: tail === '' ? said : `${said}\n${tail}`, next, cause: error })
}

/** An error that the agent gave as its answer, told from one that happened here. */
function isAnswer(error: unknown): error is Error & { readonly code: number; readonly data?: unknown } {
  return error instanceof Error && 'code' in error && typeof error.code === 'number'
}

function tooMuch(agent: string): Error {
  return agentFailed({ agent, what: 'said more than can be read', next: 'Give it a smaller task.' })
}

function asWritable(stream: NodeJS.WritableStream): Writable {
  if (stream instanceof Writable) return stream
  throw new TypeError('The input of a child is not a stream of Node.')
}

function readableOf(stream: NodeJS.ReadableStream): ReadableStream<Uint8Array> {
  if (!(stream instanceof Readable)) throw new TypeError('The output of a child is not a stream of Node.')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's type of the same class knows no element
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}
