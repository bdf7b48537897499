import type { FileSystem } from '@metier/core'
import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { McpExtension } from './mcp-extension.ts'
import type { McpScope } from './mcp-scope.ts'
import type { McpServerHandle } from './mcp-server-handle.ts'
import { requestParameters } from './request-parameters.ts'
import type { PublicationCache } from './create-skill-source.ts'

/** The identifier of SEP-2640, Skills over MCP. */
const identifier = 'io.modelcontextprotocol/skills'

/** How long a client may keep what it was told. Changes are announced besides, and every file is checked by digest. */
const cacheHint = { ttlMs: 5000, cacheScope: 'private' } as const

/** From this revision on results carry how long they hold. */
const firstWithCacheFields = '2026-07-28'

/**
 * Skills over MCP, final: `skills/list`, `skills/get` and `resources/directory/read`; `resources/read` is that of all
 * resources. One call serves any number of connections, which share what was published. What it needs is loaded when
 * a client first asks: most clients do not, and the others wait for nothing before that.
 */
export function skillsExtension(fileSystem: FileSystem): McpExtension {
  const cache: PublicationCache = new Map()
  return (server, scope) => {
    // Under a preset that keeps its skills to itself there is nothing to declare (decisions R-44).
    if (!scope.exposed) return
    server.registerCapabilities({ extensions: { [identifier]: { directoryRead: true } } })
    registerMethods(server, { scope, fileSystem, cache })
  }
}

interface Parts {
  readonly scope: McpScope
  readonly fileSystem: FileSystem
  readonly cache: PublicationCache
}

function registerMethods(server: McpServerHandle, parts: Parts): void {
  const source = async () => (await import('./create-skill-source.ts')).createSkillSource(parts)
  const cached = () => ((server.getNegotiatedProtocolVersion() ?? '') >= firstWithCacheFields ? cacheHint : {})
  server.setRequestHandler('skills/list', { params: requestParameters }, async ({ cursor }, context) => {
    const page = await (await source()).list(cursor === undefined ? {} : { cursor }, context)
    return { ...page, ...cached() }
  })
  server.setRequestHandler('skills/get', { params: requestParameters }, async ({ uri }, context) => {
    const skill = uri === undefined ? undefined : await (await source()).get(uri, context)
    if (skill === undefined) throw notServed(uri, 'a skill', 'skills/list names them.')
    return { skill, ...cached() }
  })
  server.setRequestHandler('resources/directory/read', { params: requestParameters }, async (params, context) => {
    const { uri, cursor } = params
    const paging = cursor === undefined ? {} : { cursor }
    const page = uri === undefined ? undefined : await (await source()).readDirectory(uri, paging, context)
    if (page === undefined) throw notServed(uri, 'a directory', 'Write skill://NAME or skill://NAME/DIRECTORY.')
    return { ...page, ...cached() }
  })
}

function notServed(uri: string | undefined, what: string, next: string): ProtocolError {
  const text =
    uri === undefined ? 'The parameter uri is missing.' : `${JSON.stringify(uri.slice(0, 200))} is not ${what} here.`
  return new ProtocolError(ProtocolErrorCode.InvalidParams, `${text} ${next}`)
}
