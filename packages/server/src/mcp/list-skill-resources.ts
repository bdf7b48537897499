import type { CatalogEntry } from '@metier/core'
import type { ListResourcesResult, Resource } from '@modelcontextprotocol/server'
import { currentView } from './current-view.ts'
import { formatSkillUri } from './format-skill-uri.ts'
import type { McpScope } from './mcp-scope.ts'
import { modelSkills } from './model-skills.ts'

const pageSize = 500

/**
 * SKILL.md of every skill that a model may load, in byte order of name. The cursor is the last name shown,
 * so that a catalogue that changes between two pages loses nothing.
 */
export function listSkillResources(scope: McpScope, cursor?: string): ListResourcesResult {
  const entries = modelSkills(currentView(scope))
  const start = cursor === undefined ? 0 : indexAfter(entries, cursor)
  const page = entries.slice(start, start + pageSize)
  const last = page.at(-1)
  const more = last !== undefined && start + pageSize < entries.length
  return { resources: page.map(skillResource), ...(more ? { nextCursor: last.name } : {}) }
}

/** The one after that name, or where it would stand if the skill has gone meanwhile. */
function indexAfter(entries: readonly CatalogEntry[], name: string): number {
  const found = entries.findIndex((entry) => entry.name === name)
  if (found !== -1) return found + 1
  const next = entries.findIndex((entry) => entry.name > name)
  return next === -1 ? entries.length : next
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
