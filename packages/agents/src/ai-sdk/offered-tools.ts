import { parseToolPattern, type AgentEvent, type AgentTask, type CancelSignal } from '@metier/core'
import type * as Ai from 'ai'
import { isCallAllowed } from '../is-call-allowed.ts'
import type { MediatedTool } from './mediated-tool.ts'

export interface OfferedToolsOptions {
  readonly ai: typeof Ai
  readonly tools: readonly MediatedTool[]
  readonly task: AgentTask
  readonly signal: CancelSignal
  readonly onEvent: (event: AgentEvent) => void
}

/** The tools that some pattern of the skill names. Each call is held against the patterns again, with what it is given. */
export function offeredTools(options: OfferedToolsOptions): Ai.ToolSet {
  const { ai, tools, task } = options
  const named = new Set(task.allowedTools.flatMap((text) => parseToolPattern(text)?.tool ?? []))
  const offered: Ai.ToolSet = {}
  for (const tool of tools) {
    if (!named.has(tool.name)) continue
    offered[tool.name] = ai.tool({
      description: tool.description,
      inputSchema: ai.jsonSchema({ ...tool.input }),
      execute: async (input: unknown) => carryOut(options, tool, input),
    })
  }
  return offered
}

async function carryOut(
  { task, signal, onEvent }: OfferedToolsOptions,
  tool: MediatedTool,
  input: unknown,
): Promise<string> {
  const { name } = tool
  const argument = tool.argumentOf?.(input)
  if (!isCallAllowed(task.allowedTools, { tools: [name], ...(argument !== undefined && { argument }) })) {
    onEvent({ type: 'tool', name, state: 'refused' })
    return `Refused: allowed-tools of this skill does not cover this call of ${name}. Allowed: ${task.allowedTools.join(', ')}.`
  }
  onEvent({ type: 'tool', name, state: 'started' })
  try {
    return await tool.run(input, task, signal)
  } catch (error) {
    return `Failed: ${error instanceof Error ? error.message : String(error)}`
  } finally {
    onEvent({ type: 'tool', name, state: 'done' })
  }
}
