import { join } from 'node:path'
import { MetierError, type Diagnostic, type FileSystem } from '@metier/core'
import { stripJsonComments } from './strip-json-comments.ts'

/** What a project says about its MCP servers. Names only: commands, environment and credentials are never kept. */
export interface McpServers {
  /** In byte order. Absent when no file says anything, which is not the same as "none". */
  readonly servers?: readonly string[]
  /** Absolute paths of the files that were read. */
  readonly files: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

export interface ReadMcpServersOptions {
  readonly fileSystem: FileSystem
  /** Absolute. */
  readonly projectRoot: string
}

/** Where servers are declared, and under which keys (decisions R-21). */
const sources: readonly { readonly path: readonly string[]; readonly keys: readonly string[] }[] = [
  { path: ['.ai-team', 'mcp-config.json'], keys: ['mcpServers', 'servers'] },
  { path: ['.mcp.json'], keys: ['mcpServers'] },
  { path: ['.vscode', 'mcp.json'], keys: ['servers', 'mcpServers'] },
  { path: ['.github', 'copilot-mcp.json'], keys: ['mcpServers', 'servers'] },
]

/** Bytes. No list of servers is this long; what is longer is something else. */
const largestFile = 1024 * 1024

/** Reads which servers the user has declared, all files together. Never writes to them (SQD-45). */
export function readMcpServers(options: ReadMcpServersOptions): McpServers {
  const names = new Set<string>()
  const files: string[] = []
  const diagnostics: Diagnostic[] = []
  for (const { path: segments, keys } of sources) {
    const path = join(options.projectRoot, ...segments)
    const read = readSource(options.fileSystem, path, keys)
    if (read === undefined) continue
    files.push(path)
    if ('problem' in read) diagnostics.push(problemOf(path, read.problem))
    else for (const name of read.names) names.add(name)
  }
  const known = files.length > diagnostics.length
  return { ...(known ? { servers: [...names].toSorted() } : {}), files, diagnostics }
}

type Source = { readonly names: readonly string[] } | { readonly problem: string } | undefined

function readSource(fileSystem: FileSystem, path: string, keys: readonly string[]): Source {
  let read: ReturnType<FileSystem['readHead']>
  try {
    read = fileSystem.readHead(path, largestFile + 1)
  } catch (error) {
    if (error instanceof MetierError && error.code === 'file-unreadable') return { problem: error.message }
    throw error
  }
  if (read === undefined || read.stat.kind !== 'file') return undefined
  if (read.bytes.length > largestFile) return { problem: 'It is larger than 1 MB.' }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(read.bytes)
    return namesIn(JSON.parse(stripJsonComments(text)), keys)
  } catch {
    // The parser's own message quotes the file, and the file may hold credentials.
    return { problem: 'It is not valid JSON.' }
  }
}

function namesIn(value: unknown, keys: readonly string[]): Source {
  if (!isRecord(value)) return { problem: 'It does not hold a JSON object.' }
  const names: string[] = []
  for (const key of keys) {
    const servers = Object.hasOwn(value, key) ? value[key] : undefined
    if (Array.isArray(servers)) names.push(...servers.filter((name): name is string => typeof name === 'string'))
    else if (isRecord(servers)) names.push(...Object.keys(servers).filter((name) => !isDisabled(servers[name])))
  }
  return { names }
}

function isDisabled(server: unknown): boolean {
  return isRecord(server) && server['disabled'] === true
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function problemOf(path: string, problem: string): Diagnostic {
  return {
    code: 'mcp-config-unreadable',
    severity: 'warning',
    message: `The list of MCP servers cannot be read. ${problem}`,
    help: 'Correct the file; until then its servers count as unknown.',
    path,
  }
}
