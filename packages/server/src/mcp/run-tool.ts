import type { JobEvent } from '@metier/runtime'
import { activateSkill } from './activate-skill.ts'
import { lookForModel } from './look-for-model.ts'
import type { McpTool, ToolCall } from './mcp-tool.ts'
import { argumentsText } from './arguments-text.ts'
import { readString } from './read-string.ts'
import { textResult } from './text-result.ts'

/**
 * Wundr's `skill-execute` (WUN-87): the skill with its arguments and the output of its commands in place, or what the
 * agent answered that ran it. Its own name is in no list: `skill` loads, and few clients need more.
 */
export const runTool: McpTool = {
  name: 'run',
  title: 'Run a skill',
  effects: ['read', 'execute'],
  hidden: true,
  describe: () =>
    'Runs a skill: puts its arguments and the output of its commands in place and returns the text to follow. ' +
    'Commands run only where the user allows them.',
  inputSchema: () => ({
    type: 'object',
    properties: {
      name: { type: 'string', description: 'Name of the skill.' },
      arguments: { type: 'string', description: 'What the user said to the skill.' },
    },
    required: ['name'],
  }),
  call: async (input, scope, { signal, approver, progress, sample }) => {
    const entry = await lookForModel(scope, readString(input, 'name') ?? '')
    const line = argumentsText(input)
    // Where nothing runs, loading is what is left of running.
    if (scope.execute === undefined) {
      const loaded = await scope.catalog.loadSoon(entry.name, scope.view)
      return textResult(activateSkill(entry.name, scope, { text: line, loaded, again: true }))
    }
    progress({ done: 0, message: `Running ${entry.name}` })
    const call = {
      name: entry.name,
      surface: 'mcp',
      view: scope.view,
      signal,
      ...(line === undefined ? {} : { arguments: line }),
      ...(approver === undefined ? {} : { approver }),
    }
    const { onEvent, end } = steps(progress)
    const { name, text, by, notes, loaded } = await scope.execute(call, { sample, onEvent })
    end()
    const shown =
      by === 'agent' ? text : activateSkill(name, scope, { body: text, loaded, text: undefined, again: true })
    return textResult([shown, ...notes.map((note) => `Note: ${note}`)].join('\n\n'))
  },
}

/** Each thing that an agent does is one step; how many there will be nobody knows before the end. */
function steps(progress: ToolCall['progress']) {
  let done = 0
  return {
    onEvent: (event: JobEvent) => {
      done += 1
      progress({ done, ...(event.type === 'tool' && { message: `${event.name}: ${event.state}` }) })
    },
    end: () => progress({ done: done + 1, total: done + 1 }),
  }
}
