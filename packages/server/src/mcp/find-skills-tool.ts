import { searchSkills, type CatalogEntry, type CatalogView } from '@metier/core'
import { catalogueText } from './catalogue-text.ts'
import { currentView } from './current-view.ts'
import { modelSkills } from './model-skills.ts'
import type { McpTool } from './mcp-tool.ts'
import { readString } from './read-string.ts'
import { textResult } from './text-result.ts'

/** What is shown of a search: enough to choose from, little enough to read. */
const shown = 20

export const findSkillsTool: McpTool = {
  name: 'find_skills',
  title: 'Find skills',
  effects: ['read'],
  describe: () =>
    'Searches the names and descriptions of all skills and returns the best matches, best first. ' +
    'Use it when the list of skills you were given is cut short or does not show a fitting one.',
  inputSchema: () => ({
    type: 'object',
    properties: { query: { type: 'string', description: 'What the skill should help with, in a few words.' } },
    required: ['query'],
  }),
  call: (input, scope) => {
    const view = currentView(scope)
    const query = readString(input, 'query') ?? ''
    return textResult(query.trim() === '' ? catalogueText(view, scope) : matchText(view, query))
  },
}

function matchText(view: CatalogView, query: string): string {
  const matches = searchSkills(modelSkills(view), query, searchable)
  if (matches.length === 0) {
    return 'No skill has these words. Try others, or send an empty query for the whole list.'
  }
  const rest = matches.length - shown
  const lines = matches.slice(0, shown).map(({ item }) => `- ${item.name}: ${item.description.replaceAll(/\s+/g, ' ')}`)
  return [
    ...lines,
    ...(rest > 0 ? [`… and ${rest} more that match less well; add words to narrow it down.`] : []),
  ].join('\n')
}

function searchable(entry: CatalogEntry) {
  const { triggers = [], intents = [], tags = [] } = entry.candidate.skill ?? {}
  return { name: entry.name, description: entry.description, triggers, intents, tags }
}
