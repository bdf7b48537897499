import type { CatalogEntry } from '@metier/core'
import type { ListResourcesResult, Resource } from '@modelcontextprotocol/server'
import { currentView } from './current-view.ts'
import { formatSkillUri } from './format-skill-uri.ts'
import type { McpScope } from './mcp-scope.ts'
import { modelSkills } from './model-skills.ts'
import { pageAfter } from './page-after.ts'

const pageSize = 500

/**
 * SKILL.md of every skill that a model may load, in byte order of name. The cursor is the last name shown,
 * so that a catalogue that changes between two pages loses nothing.
 */
export function listSkillResources(scope: McpScope, cursor?: string): ListResourcesResult {
  const entries = modelSkills(currentView(scope))
  const { items, next } = pageAfter(entries, { cursor, size: pageSize, key: ({ name }) => name })
  return { resources: items.map(skillResource), ...(next === undefined ? {} : { nextCursor: next }) }
}

function skillResource(entry: CatalogEntry): Resource {
  return {
    uri: formatSkillUri({ name: entry.name, path: 'SKILL.md' }),
    name: entry.name,
    description: entry.description,
    mimeType: 'text/markdown',
    size: entry.candidate.size,
    annotations: { audience: ['assistant'] },
  }
}
