import type { AgentDriver, AgentResult, AgentRun, AgentTask } from '@metier/core'
import type { DriverOptions } from '../driver-options.ts'
import { ignoredWishes } from '../ignored-wishes.ts'
import { interrupted } from '../interrupted.ts'
import { agentEnvironment } from '../process/agent-environment.ts'
import { startAgentProcess } from '../process/start-agent-process.ts'
import { untilAborted } from '../until-aborted.ts'

/**
 * An agent that speaks the Agent Client Protocol on its standard input and output: Gemini CLI, opencode, and many more
 * as rows of the settings.
 */
export function createAcpDriver(options: DriverOptions): AgentDriver {
  const { id } = options
  return {
    id,
    kind: 'acp',
    resumable: true,
    ignores: [
      ...ignoredWishes(['agent', 'maximumTurns'], 'the protocol has no word for it'),
      'model and effort are set where the agent offers them as options of a session, and ignored where it does not',
    ],
    run: async (task, run) => runSession(options, task, run),
  }
}

async function runSession(
  { id, settings, environment, inPlaceOfInherited, install }: DriverOptions,
  task: AgentTask,
  run: AgentRun,
): Promise<AgentResult> {
  if (run.signal.aborted) throw interrupted(id)
  // The protocol's library is only loaded when an agent of this kind is.
  const { speakAcp } = await import('./speak-acp.ts')
  const { command = id, arguments: words = [], environment: names = [], model } = settings
  const child = startAgentProcess({
    agent: id,
    command,
    arguments: words,
    cwd: task.cwd,
    environment: agentEnvironment({ own: environment, names, task: task.environment }),
    inPlaceOfInherited,
    ...(install !== undefined && { install }),
  })
  try {
    const wanted = task.model ?? model
    const withModel = wanted === undefined ? task : { ...task, model: wanted }
    return await untilAborted(speakAcp({ agent: id, child, task: withModel, run }), run.signal, () => interrupted(id))
  } finally {
    await child.kill()
  }
}
