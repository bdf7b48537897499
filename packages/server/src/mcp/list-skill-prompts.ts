import type { ListPromptsResult } from '@modelcontextprotocol/server'
import { currentView } from './current-view.ts'
import type { McpScope } from './mcp-scope.ts'
import { pageAfter } from './page-after.ts'
import { promptArguments } from './prompt-arguments.ts'
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
