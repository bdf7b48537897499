import { MetierError, errorCodes, type CatalogView } from '@metier/core'
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ReadResourceResult,
} from '@modelcontextprotocol/server'
import { currentView } from './current-view.ts'
import { fileContent } from './file-content.ts'
import { findForModel } from './find-for-model.ts'
import type { McpScope } from './mcp-scope.ts'
import { parseSkillUri } from './parse-skill-uri.ts'

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
