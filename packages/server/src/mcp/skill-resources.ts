import { MetierError, errorCodes, type CatalogEntry, type CatalogView } from '@metier/core'
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ListResourcesResult,
  type ReadResourceResult,
  type Resource,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server'
import { fileContent } from './file-content.ts'
import { findForModel } from './find-for-model.ts'
import { currentView, modelSkills, type McpScope } from './mcp-scope.ts'
import { formatSkillUri, parseSkillUri } from './skill-uri.ts'

const pageSize = 500

export const skillResourceTemplates: readonly ResourceTemplateType[] = [
  {
    name: 'skill-file',
    title: 'A file of a skill',
    description: 'Any file of a skill by its path inside the skill; SKILL.md holds the instructions.',
    uriTemplate: 'skill://{name}/{+path}',
  },
]

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

/** @throws ProtocolError: resources have no results that are errors, unlike tools. */
export function readSkillResource(scope: McpScope, uri: string): ReadResourceResult {
  const { name, path } = parseSkillUri(uri)
  try {
    return { contents: [{ uri, ...readContent(scope, currentView(scope), name, path) }] }
  } catch (error) {
    throw asProtocolError(error, uri)
  }
}

function readContent(scope: McpScope, view: CatalogView, name: string, path: string) {
  const entry = findForModel(view, name)
  if (path === 'SKILL.md') return { mimeType: 'text/markdown', text: scope.catalog.load(entry.name, scope.view).text }
  return fileContent(path, scope.catalog.readFile(entry.name, path, scope.view))
}

function asProtocolError(error: unknown, uri: string): unknown {
  if (!(error instanceof MetierError))
    return new ProtocolError(ProtocolErrorCode.InternalError, 'Metier failed to read it.')
  const text = error.next === undefined ? error.message : `${error.message} ${error.next}`
  if (error.code === 'unknown-skill' || error.code === 'not-found') return new ResourceNotFoundError(uri, text)
  return new ProtocolError(errorCodes[error.code].rpc, text, { code: error.code })
}
