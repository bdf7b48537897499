import { nameKey } from '@metier/core'
import { ProtocolError, ProtocolErrorCode, type GetPromptResult } from '@modelcontextprotocol/server'
import { activateSkill } from './activate-skill.ts'
import { currentView } from './current-view.ts'
import type { McpScope } from './mcp-scope.ts'
import { argumentLine } from './prompt-arguments.ts'
import { userSkills } from './user-skills.ts'

/**
 * A skill as the message with which a person starts it. The whole text every time: who asks for it wants it now.
 * @throws ProtocolError -32602 for a name that is no prompt.
 */
export async function getSkillPrompt(
  scope: McpScope,
  name: string,
  values: Readonly<Record<string, string>>,
): Promise<GetPromptResult> {
  const key = nameKey(name.trim().replace(/^\//, ''))
  const entry = userSkills(currentView(scope)).find((each) => each.candidate.key === key)
  if (entry === undefined || !scope.exposed) {
    const message = `There is no prompt named ${JSON.stringify(name.slice(0, 100))}. prompts/list names them.`
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message)
  }
  const line = argumentLine(entry, values)
  const call = { name: entry.name, surface: 'mcp', view: scope.view, ...(line === '' ? {} : { arguments: line }) }
  // A prompt is handed to the conversation that asked for it, so that no agent of its own runs it.
  const rendered = entry.candidate.skill?.context === 'fork' ? undefined : await scope.execute?.(call)
  const body = rendered === undefined ? {} : { body: rendered.text }
  const loaded = rendered?.loaded ?? (await scope.catalog.loadSoon(entry.name, scope.view))
  const text = activateSkill(entry.name, scope, { text: line, loaded, again: true, ...body })
  return { description: entry.description, messages: [{ role: 'user', content: { type: 'text', text } }] }
}
