import { MetierError, type AgentDriver, type AgentResult, type AgentRun, type AgentTask } from '@metier/core'

export interface FakeAgentDriverOptions {
  readonly id?: string
  readonly resumable?: boolean
  /** What it does with a task; answers `you said: …` at once unless told. */
  readonly run?: (task: AgentTask, run: AgentRun) => Promise<AgentResult>
}

export interface FakeAgentDriver extends AgentDriver {
  /** The tasks it was given, with the session each went on with. */
  readonly runs: readonly { readonly task: AgentTask; readonly resume: string | undefined }[]
}

/** An agent of this process. A prompt `wait` is never answered, only cancelled; `fail` fails. */
export function createFakeAgentDriver(options: FakeAgentDriverOptions = {}): FakeAgentDriver {
  const { id = 'fake', resumable = false, run: act = answer } = options
  const runs: { task: AgentTask; resume: string | undefined }[] = []
  return {
    id,
    kind: 'acp',
    resumable,
    ignores: [],
    runs,
    async run(task, run) {
      runs.push({ task, resume: run.resume })
      return act(task, run)
    },
  }
}

async function answer({ prompt }: AgentTask, { signal, onEvent, resume }: AgentRun): Promise<AgentResult> {
  const session = resume ?? 'session-1'
  onEvent({ type: 'session', id: session })
  if (prompt === 'wait') await cancelled(signal)
  if (prompt === 'fail') {
    throw new MetierError({ code: 'agent-failed', message: 'The fake agent failed.', next: 'Ask it something else.' })
  }
  const text = `you said: ${prompt}`
  onEvent({ type: 'text', text })
  return { text, stop: 'done', session }
}

function cancelled(signal: AgentRun['signal']): Promise<never> {
  return new Promise((_resolve, reject) => {
    const end = () => reject(new MetierError({ code: 'interrupted', message: 'The fake agent was cancelled.' }))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
