import { MetierError, type Approver, type CancelSignal, type PlannedInsertion } from '@metier/core'
import type { LoadedSkill } from '../catalog-service.ts'
import { commandsOfLine } from './commands-of-line.ts'
import type { ExecutionGuard, ExecutionRequest } from './execution-guard.ts'
import { outputText } from './output-text.ts'
import type { RenderedStep } from './skill-rendering.ts'

export interface RunInsertionOptions {
  readonly guard: ExecutionGuard
  readonly loaded: LoadedSkill
  readonly surface: string
  readonly limits: { readonly outputBytes: number; readonly timeoutMs: number }
  readonly signal?: CancelSignal
  readonly approver?: Approver
}

/** What the guard is asked for each command of an insertion. */
export function requestsFor(
  { command }: Pick<PlannedInsertion, 'command'>,
  { loaded, surface, approver }: Pick<RunInsertionOptions, 'loaded' | 'surface' | 'approver'>,
): readonly ExecutionRequest[] {
  return commandsOfLine(command).map(({ line, argv }) => ({
    entry: loaded.entry,
    kind: 'context',
    surface,
    question: { kind: 'shell', line },
    display: line,
    argv,
    ...(approver && { approver }),
  }))
}

/** Runs what stands in one place of a body. What is refused leaves the place as it is; what fails leaves a mark. */
export async function runInsertion(insertion: PlannedInsertion, options: RunInsertionOptions): Promise<RenderedStep> {
  const { guard, limits, signal } = options
  const texts: string[] = []
  let step: RenderedStep = { insertion, decision: 'allowed', because: '' }
  for (const request of requestsFor(insertion, options)) {
    try {
      const outcome = await guard.run(request, signal)
      if (outcome.stopped === 'cancelled')
        throw new MetierError({ code: 'interrupted', message: 'The skill was cancelled.' })
      texts.push(outputText(outcome, limits))
      const { exitCode, stopped } = outcome
      const durationMs = (step.durationMs ?? 0) + outcome.durationMs
      step = { ...step, exitCode, durationMs, ...(stopped !== undefined && { stopped }) }
      if (exitCode !== 0) break
    } catch (error) {
      if (!(error instanceof MetierError) || error.code === 'interrupted') throw error
      if (isRefusal(error)) {
        step = {
          ...step,
          decision: 'refused',
          because: becauseOf(error),
          ...(error.next !== undefined && { next: error.next }),
        }
        if (texts.length === 0) return step
        texts.push(`[The rest was not run: ${step.because}.]`)
      } else texts.push(`[The command could not be run: ${guard.scrub(request, error.message)}]`)
      break
    }
  }
  return { ...step, text: texts.filter((text) => text !== '').join('\n') }
}

function isRefusal({ code }: MetierError): boolean {
  return code === 'refused' || code === 'untrusted' || code === 'skill-not-active'
}

function becauseOf({ data, message }: MetierError): string {
  const { because } = data
  return typeof because === 'string' ? because : message
}
