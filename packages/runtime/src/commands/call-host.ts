import { MetierError, type CancelSignal, type SkillCommand } from '@metier/core'
import type { ExecutionSettings } from '../config/execution-settings.ts'
import type { ExecutionDecision, ExecutionGuard, ExecutionRequest } from '../execute/execution-guard.ts'
import type { CommandHost } from './host/command-host.ts'
import type { HostMessage } from './host/host-message.ts'

export interface HostWork {
  readonly command: SkillCommand
  readonly input: Readonly<Record<string, unknown>>
  readonly signal: CancelSignal | undefined
  readonly guard: ExecutionGuard
  readonly request: Pick<ExecutionRequest, 'entry' | 'surface' | 'question' | 'display' | 'kind'>
  /** By which it runs. */
  readonly decision: ExecutionDecision
  readonly execution: Pick<ExecutionSettings, 'timeoutMs' | 'maximumBytes'>
}

/** What a command returned, cut to what is kept of an output. */
export interface HostResult {
  readonly text: string
  readonly value?: unknown
  readonly truncated: boolean
}

const firstPauseMs = 100
const longestPauseMs = 2000

/** One call, tried again as often as the command says when it throws. Each try is a line of the log. */
export async function callHost(host: CommandHost, work: HostWork): Promise<HostResult> {
  const { command, signal } = work
  for (let attempt = 0; ; attempt += 1) {
    const message = await tryOnce(host, work)
    const { problem, wrongInput } = message
    if (wrongInput !== undefined) throw wrong(command, wrongInput)
    if (problem === undefined) return resultOf(message, work)
    if (attempt >= command.retries || signal?.aborted === true || !host.isAlive) throw failed(work, problem)
    await new Promise((resolve) => setTimeout(resolve, Math.min(firstPauseMs * 2 ** attempt, longestPauseMs)))
  }
}

async function tryOnce(host: CommandHost, work: HostWork): Promise<HostMessage> {
  const { command, input, signal, guard, request, decision, execution } = work
  const begun = performance.now()
  // What is asked about is said yes to by a person; else the call would not have come here.
  const because = decision.decision === 'allowed' ? decision.because : 'you said yes'
  const record = (exitCode: number | null, stopped?: string): void => {
    const durationMs = performance.now() - begun
    const ending = { exitCode, durationMs, because, digest: decision.digest ?? null }
    guard.record(request, stopped === undefined ? ending : { ...ending, stopped })
  }
  try {
    const message = await host.call({ command: command.name, input, timeoutMs: execution.timeoutMs, signal })
    record(message.problem === undefined && message.wrongInput === undefined ? 0 : 1)
    return message
  } catch (error) {
    if (!(error instanceof MetierError)) throw error
    record(null, error.code === 'timed-out' ? 'timeout' : error.code === 'interrupted' ? 'cancelled' : error.code)
    throw new MetierError({
      code: error.code,
      message: guard.scrub(request, `${command.id}: ${error.message}`),
      ...(error.next !== undefined && { next: error.next }),
      data: { ...error.data, command: command.id },
    })
  }
}

function resultOf({ text, value }: HostMessage, { guard, request, execution }: HostWork): HostResult {
  const written = text ?? JSON.stringify(value ?? null, null, 2)
  const clean = guard.scrub(request, written)
  const cut = cutBytes(clean, execution.maximumBytes)
  const truncated = cut.length < clean.length
  const isData = text === undefined && !truncated
  return {
    text: truncated ? `${cut}\n[cut off: the result was over ${execution.maximumBytes} bytes]` : clean,
    ...(isData && { value: clean === written ? value : (JSON.parse(clean) as unknown) }),
    truncated,
  }
}

function cutBytes(text: string, most: number): string {
  if (text.length <= most / 4 || Buffer.byteLength(text) <= most) return text
  return new TextDecoder().decode(Buffer.from(text).subarray(0, most), { stream: true })
}

function wrong({ id, input }: SkillCommand, problems: readonly string[]): MetierError {
  return new MetierError({
    code: 'invalid-input',
    message: `The input of ${id} is not right: ${problems.map(String).join('; ')}`,
    next: 'Give it what its schema asks for.',
    data: { command: id, problems, schema: input },
  })
}

function failed({ command, guard, request }: HostWork, problem: NonNullable<HostMessage['problem']>): MetierError {
  const trace = problem.trace === undefined ? undefined : guard.scrub(request, problem.trace)
  return new MetierError({
    code: 'command-failed',
    message: guard.scrub(request, `${command.id} failed: ${problem.message}`),
    next: `It is the command itself that failed; it stands in ${command.file}.`,
    data: { command: command.id, ...(trace !== undefined && { trace }) },
  })
}
