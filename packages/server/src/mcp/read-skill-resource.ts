import { MetierError, errorCodes } from '@metier/core'
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  type ReadResourceResult,
} from '@modelcontextprotocol/server'
import { fileContent } from './file-content.ts'
import type { McpScope } from './mcp-scope.ts'
import { parseSkillUri } from './parse-skill-uri.ts'
import { readSkillBytes } from './read-skill-bytes.ts'

/** @throws ProtocolError: resources have no results that are errors, unlike tools. */
export async function readSkillResource(scope: McpScope, uri: string): Promise<ReadResourceResult> {
  const { name, path } = parseSkillUri(uri)
  try {
    const content = fileContent(path, await readSkillBytes(scope, name, path))
    return { contents: [{ uri, ...content }] }
  } catch (error) {
    throw asProtocolError(error, uri)
  }
}

function asProtocolError(error: unknown, uri: string): unknown {
  if (!(error instanceof MetierError))
    return new ProtocolError(ProtocolErrorCode.InternalError, 'Metier failed to read it.')
  const text = error.next === undefined ? error.message : `${error.message} ${error.next}`
  if (error.code === 'unknown-skill' || error.code === 'not-found') return new ResourceNotFoundError(uri, text)
  return new ProtocolError(errorCodes[error.code].rpc, text, { code: error.code })
}
