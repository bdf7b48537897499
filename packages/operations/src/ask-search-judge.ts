import { MetierError, searchJudgeMessages, type AgentDriver, type CancelSignal } from '@metier/core'
import type { SearchJudgeRequest } from '@metier/core'
import { randomUUID } from 'node:crypto'

export interface SearchJudge {
  /** Name of the agent, as the settings say it. */
  readonly agent: string
  /** Throws a `MetierError` where there is no such agent. */
  readonly driver: () => Promise<AgentDriver>
  /** Makes the directory in which the agent is started, and gives its absolute path. */
  readonly directory: () => string
}

export interface AskSearchJudgeOptions {
  readonly judge: SearchJudge
  readonly request: SearchJudgeRequest
  readonly timeoutMs: number
  readonly signal?: CancelSignal | undefined
}

/** What the agent says, without tools and within its time. Throws a `MetierError` where it says nothing, `timed-out` where it is late. */
export async function askSearchJudge({ judge, request, timeoutMs, signal }: AskSearchJudgeOptions): Promise<string> {
  const driver = await judge.driver()
  const controller = new AbortController()
  const end = (): void => controller.abort()
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, timeoutMs)
  if (signal?.aborted === true) end()
  signal?.addEventListener('abort', end, { once: true })
  try {
    const { text } = await driver.run(
      {
        skill: 'find',
        digest: null,
        ...searchJudgeMessages(request, randomUUID()),
        allowedTools: [],
        cwd: judge.directory(),
        timeoutMs,
        budget: { maximumTurns: 1 },
        environment: {},
      },
      { signal: controller.signal, onEvent: () => {} },
    )
    return text
  } catch (error) {
    throw isLate ? tooLate(judge.agent, timeoutMs) : error
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

function tooLate(agent: string, timeoutMs: number): MetierError {
  return new MetierError({
    code: 'timed-out',
    message: `The agent ${agent} had not answered after ${timeoutMs} ms.`,
    next: 'Name a faster one with `search.judge` in your settings, or none.',
    data: { agent },
  })
}
