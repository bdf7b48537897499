import { nameKey } from '@metier/core'
import {
  ProtocolError,
  ProtocolErrorCode,
  type GetPromptResult,
  type ListPromptsResult,
} from '@modelcontextprotocol/server'
import { activateSkill } from './activate-skill.ts'
import { currentView } from './current-view.ts'
import type { McpScope } from './mcp-scope.ts'
import { pageAfter } from './page-after.ts'
import { argumentLine, promptArguments } from './prompt-arguments.ts'
import { userSkills } from './user-skills.ts'

const pageSize = 500

/** The skills that people may start, as prompts; those that a model must not start by itself are among them. */
export function listSkillPrompts(scope: McpScope, cursor?: string): ListPromptsResult {
  if (!scope.exposed) return { prompts: [] }
  const { items, next } = pageAfter(userSkills(currentView(scope)), { cursor, size: pageSize, key: ({ name }) => name })
  const prompts = items.map((entry) => ({
    name: entry.name,
    title: entry.name,
    description: entry.description,
    arguments: [...promptArguments(entry)],
  }))
  return { prompts, ...(next === undefined ? {} : { nextCursor: next }) }
}

/**
 * A skill as the message with which a person starts it. The whole text every time: who asks for it wants it now.
 * @throws ProtocolError -32602 for a name that is no prompt.
 */
export function getSkillPrompt(
  scope: McpScope,
  name: string,
  values: Readonly<Record<string, string>>,
): GetPromptResult {
  const key = nameKey(name.trim().replace(/^\//, ''))
  const entry = userSkills(currentView(scope)).find((each) => each.candidate.key === key)
  if (entry === undefined || !scope.exposed) {
    const message = `There is no prompt named ${JSON.stringify(name.slice(0, 100))}. prompts/list names them.`
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message)
  }
  const text = activateSkill(entry.name, scope, { text: argumentLine(entry, values), again: true })
  return { description: entry.description, messages: [{ role: 'user', content: { type: 'text', text } }] }
}
