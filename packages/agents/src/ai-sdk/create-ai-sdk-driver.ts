import { MetierError, type AgentDriver, type AgentResult, type AgentRun, type AgentTask } from '@metier/core'
import type { TextStreamPart, ToolSet } from 'ai'
import { agentFailed } from '../agent-failed.ts'
import type { DriverOptions } from '../driver-options.ts'
import { ignoredWishes } from '../ignored-wishes.ts'
import { interrupted } from '../interrupted.ts'
import { loadAiSdk } from './load-ai-sdk.ts'
import type { MediatedTool } from './mediated-tool.ts'
import { offeredTools } from './offered-tools.ts'

export interface AiSdkDriverOptions extends DriverOptions {
  readonly tools: readonly MediatedTool[]
  /** How often a call that failed for a passing reason is made again; 2 unless told. */
  readonly retries?: number
}

/** Turns of a model that calls tools, where the task names no budget. */
const usualTurns = 50
/** Characters of an answer. */
const maximumText = 64 * 1024 * 1024

/** A model behind an HTTP interface, in a loop with the tools that Metier mediates. */
export function createAiSdkDriver(options: AiSdkDriverOptions): AgentDriver {
  const isAnthropic = options.settings.provider === 'anthropic'
  return {
    id: options.id,
    kind: 'ai-sdk',
    resumable: false,
    ignores: [
      ...ignoredWishes(['agent'], 'a bare model knows no roles'),
      ...(isAnthropic ? ignoredWishes(['effort'], 'this interface sets it with the model') : []),
    ],
    async run(task, run) {
      if (run.signal.aborted) throw interrupted(options.id)
      try {
        return await converse(options, task, run)
      } catch (error) {
        throw explain(options.id, error, isCancelled(run))
      }
    },
  }
}

/** A function, because the signal changes while it is waited. */
function isCancelled({ signal }: AgentRun): boolean {
  return signal.aborted
}

async function converse(options: AiSdkDriverOptions, task: AgentTask, run: AgentRun): Promise<AgentResult> {
  const { id, settings, tools } = options
  const sdk = await loadAiSdk({ agent: id, settings, model: modelOf(options, task), apiKey: keyOf(options, task) })
  const { ai, model } = sdk
  const controller = new AbortController()
  const abort = () => controller.abort()
  run.signal.addEventListener('abort', abort, { once: true })
  const { maximumTurns = usualTurns, maximumTokens = Infinity } = task.budget ?? {}
  const stream = ai.streamText({
    model,
    prompt: task.prompt,
    ...(task.system !== undefined && { system: task.system }),
    tools: offeredTools({ ai, tools, task, signal: run.signal, onEvent: run.onEvent }),
    stopWhen: [
      ai.stepCountIs(maximumTurns),
      ({ steps }) => steps.reduce((sum, { usage }) => sum + (usage.totalTokens ?? 0), 0) >= maximumTokens,
    ],
    ...(Number.isFinite(maximumTokens) && { maxOutputTokens: maximumTokens }),
    ...(task.effort !== undefined && { providerOptions: { agent: { reasoningEffort: task.effort } } }),
    maxRetries: options.retries ?? 2,
    abortSignal: controller.signal,
    // What goes wrong comes as a part of the stream as well; the library would print it.
    onError: () => undefined,
  })
  try {
    return await readAnswer(id, stream.fullStream, run)
  } finally {
    run.signal.removeEventListener('abort', abort)
    abort()
  }
}

type Parts = AsyncIterable<TextStreamPart<ToolSet>>

async function readAnswer(id: string, parts: Parts, run: AgentRun): Promise<AgentResult> {
  let text = ''
  let reason = ''
  const usage = { inputTokens: 0, outputTokens: 0 }
  for await (const part of parts) {
    if (part.type === 'start-step') text = ''
    if (part.type === 'text-delta') {
      text += part.text
      run.onEvent({ type: 'text', text: part.text })
      if (text.length > maximumText) throw tooMuch(id)
    }
    if (part.type === 'error') throw part.error
    if (part.type === 'abort') throw interrupted(id)
    if (part.type !== 'finish-step') continue
    reason = part.finishReason
    usage.inputTokens += part.usage.inputTokens ?? 0
    usage.outputTokens += part.usage.outputTokens ?? 0
    run.onEvent({ type: 'usage', ...usage })
  }
  if (reason === '' || reason === 'error') {
    const next = 'Check that the address in the settings is that of such a model, then run the skill again.'
    throw agentFailed({ agent: id, what: 'ended without an answer', next })
  }
  // Stopping while the model still wants to call a tool is the budget's doing.
  const isOver = reason === 'length' || reason === 'tool-calls'
  return { text, stop: isOver ? 'budget' : reason === 'content-filter' ? 'refused' : 'done', usage }
}

function modelOf({ id, settings }: AiSdkDriverOptions, task: AgentTask): string {
  const model = task.model ?? settings.model
  if (model !== undefined) return model
  throw new MetierError({
    code: 'invalid-config',
    message: `Nothing says which model the agent ${id} shall use.`,
    next: `Set \`agents.entries.${id}.model\`, or give the skill a \`model\`.`,
    data: { agent: id },
  })
}

function keyOf({ id, settings, environment }: AiSdkDriverOptions, task: AgentTask): string | undefined {
  const { apiKeyEnvironment: name } = settings
  if (name === undefined) return undefined
  const key = task.environment[name] ?? environment[name]
  if (key !== undefined && key !== '') return key
  throw new MetierError({
    code: 'missing-dependency',
    message: `The agent ${id} needs a key in the environment variable ${name}, which is not set.`,
    next: `Set ${name}, or name another variable with \`agents.entries.${id}.apiKeyEnvironment\`.`,
    data: { agent: id, variable: name },
  })
}

function tooMuch(id: string): Error {
  return agentFailed({ agent: id, what: 'said more than can be read', next: 'Give it a smaller task.' })
}

function explain(id: string, error: unknown, cancelled: boolean): unknown {
  if (cancelled) return interrupted(id)
  if (error instanceof MetierError) return error
  const said = error instanceof Error ? error.message : String(error)
  const status = statusOf(error)
  if (status === 401 || status === 403) {
    const next = 'Check the key in the variable that `apiKeyEnvironment` names.'
    return agentFailed({ agent: id, what: `did not accept the key (HTTP ${status})`, said, next, cause: error })
  }
  const what = status === undefined ? 'could not be asked' : `answered with HTTP status ${status}`
  const next =
    status === 404
      ? 'Check the model and the address in the settings.'
      : 'Check the address in the settings and that something answers there, then run the skill again.'
  return agentFailed({ agent: id, what, said, next, cause: error })
}

/** The status of a failed call, also where the library tried several times and tells of the last. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  if ('statusCode' in error && typeof error.statusCode === 'number') return error.statusCode
  return 'lastError' in error ? statusOf(error.lastError) : undefined
}
