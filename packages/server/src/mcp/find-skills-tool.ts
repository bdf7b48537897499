import type { CatalogEntry, SearchAnswer } from '@metier/core'
import { catalogueText } from './catalogue-text.ts'
import { currentView } from './current-view.ts'
import { foundSkills } from './found-skills.ts'
import { foundSkillsSchema } from './found-skills-schema.ts'
import { modelSkills } from './model-skills.ts'
import type { McpTool } from './mcp-tool.ts'
import { readString } from './read-string.ts'
import { shortDescription } from './short-description.ts'
import { textResult } from './text-result.ts'

/** What is shown of a search: enough to choose from, little enough to read. */
const shown = 10

export const findSkillsTool: McpTool = {
  name: 'find_skills',
  title: 'Find skills',
  effects: ['read'],
  describe: () =>
    'Searches all skills by what they do and returns the best matches, best first. Send the task in your own words; ' +
    'the answer says whether one skill stands out, several fit, or nothing does. ' +
    'Use it when the list of skills you were given is cut short or does not show a fitting one.',
  inputSchema: () => ({
    type: 'object',
    properties: { query: { type: 'string', description: 'What the skill should help with: a few words or the task.' } },
    required: ['query'],
  }),
  outputSchema: foundSkillsSchema,
  call: async (input, scope, { signal }) => {
    const query = readString(input, 'query') ?? ''
    const view = currentView(scope)
    const offered = modelSkills(view)
    if (query.trim() === '') {
      return { ...textResult(catalogueText(view, scope)), structuredContent: { ...foundSkills(offered) } }
    }
    const known = new Set(offered)
    const question = { limit: shown, accepts: (entry: CatalogEntry) => known.has(entry) }
    const answer =
      (await scope.findMeant?.({ view, query, signal, ...question })) ?? scope.search.find(view, query, question)
    return { ...textResult(matchText(answer)), structuredContent: { ...foundSkills(answer) } }
  },
}

function matchText(answer: SearchAnswer<CatalogEntry>): string {
  if (answer.hits.length === 0) {
    return 'No skill has these words. Try others, or send an empty query for the whole list.'
  }
  return [...headOf(answer), ...answer.hits.map(lineOf), ...tailOf(answer)].join('\n')
}

function headOf({ verdict }: SearchAnswer<CatalogEntry>): readonly string[] {
  if (verdict === 'none') return ['No skill fits well; do without unless one of the nearest is what you need:']
  return verdict === 'several' ? ['Several skills fit; choose by their descriptions:'] : []
}

function lineOf({ item, alike, looksLike }: SearchAnswer<CatalogEntry>['hits'][number]): string {
  const notes = [
    ...(alike.length === 0 ? [] : [` (much the same: ${alike.map(({ name }) => name).join(', ')})`]),
    ...(looksLike === undefined ? [] : [` (not ${looksLike.name}, whose name it resembles)`]),
  ]
  return `- ${item.name}: ${shortDescription(item.description)}${notes.join('')}`
}

function tailOf({ together, more }: SearchAnswer<CatalogEntry>): readonly string[] {
  return [
    ...(together.length === 0 ? [] : [`For the whole task, together: ${together.map(({ name }) => name).join(', ')}.`]),
    ...(more === 0 ? [] : [`… and ${more} more that match less well; add words to narrow it down.`]),
  ]
}
