import { MetierError } from '@metier/core'
import type * as protocol from '../protocol-library.ts'
import { judgeRemoteEntry } from './judge-remote-entry.ts'
import { pathBelow } from './path-below.ts'
import { remoteFetch, type RemoteWay } from './remote-fetch.ts'
import type { RefusedSkill, RemoteConnection, RemoteSkill } from './remote-skill.ts'
import type { RemoteSource } from './remote-source.ts'

/** Pages of a listing that are turned; a server that has more has no end. */
const mostPages = 100

/** Milliseconds for one answer of a server. */
const patience = 30_000

type Library = typeof protocol
type Entry = Awaited<ReturnType<InstanceType<Library['SkillsClient']>['list']>>['skills'][number]

/**
 * Connects to another server as a host of the Skills extension. Nothing is read but its listing until `fetch`.
 * @throws MetierError `fetch-failed` when it cannot be reached, `refused` when it does not speak the extension.
 */
export async function connectRemote(source: RemoteSource, way?: RemoteWay): Promise<RemoteConnection> {
  const library = await import('../protocol-library.ts')
  const client = new library.Client(
    { name: 'metier', version: '0.1.0' },
    { listMaxPages: mostPages, versionNegotiation: { mode: source.kind === 'http' ? 'auto' : 'legacy' } },
  )
  await reach(source, () => client.connect(transportOf(source, library, way), { timeout: patience }))
  const skills = new library.SkillsClient(client, { skipInvalid: true })
  if (!skills.supported) {
    await client.close()
    throw new MetierError({
      code: 'refused',
      message: `${source.label} does not offer skills: it does not declare io.modelcontextprotocol/skills.`,
      next: 'Its tools, prompts and resources are for MCP clients; there is nothing to import.',
    })
  }
  const entries = new Map<string, Entry>()
  return {
    list: () => reach(source, () => listAll(skills, entries)),
    fetch: (skill) => fetchAll(skill, { skills, entry: entries.get(skill.uri), library }),
    close: () => client.close(),
  }
}

function transportOf(
  source: RemoteSource,
  library: Library,
  way: RemoteWay | undefined,
): InstanceType<Library['StdioClientTransport']> | InstanceType<Library['StreamableHTTPClientTransport']> {
  if (source.kind === 'http') {
    const options = way === undefined ? {} : { fetch: remoteFetch(way) }
    return new library.StreamableHTTPClientTransport(new URL(source.url), options)
  }
  // The library gives the child a short list of harmless variables, and none of ours.
  return new library.StdioClientTransport({ command: source.command, args: [...source.args], stderr: 'ignore' })
}

async function listAll(
  client: InstanceType<Library['SkillsClient']>,
  entries: Map<string, Entry>,
): ReturnType<RemoteConnection['list']> {
  const listing = await client.list({}, { timeout: patience })
  const skills: RemoteSkill[] = []
  const refused = listing.invalid.map(({ uri = '', reason }): RefusedSkill => ({ uri: uri.slice(0, 200), reason }))
  for (const entry of listing.skills) {
    const judged = judgeRemoteEntry(entry)
    if ('reason' in judged) refused.push(judged)
    else {
      entries.set(entry.uri, entry)
      skills.push(judged)
    }
  }
  return { skills, refused }
}

interface Fetching {
  readonly skills: InstanceType<Library['SkillsClient']>
  readonly entry: Entry | undefined
  readonly library: Library
}

/** SKILL.md first: where that does not fit, nothing more of the skill is asked for. */
async function fetchAll(
  skill: RemoteSkill,
  { skills, entry, library }: Fetching,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (entry === undefined) throw new TypeError('A skill is fetched from the server that listed it.')
  const root = skill.uri.slice(0, -'SKILL.md'.length)
  const uris = [skill.uri, ...skill.resources.map(({ uri }) => uri).filter((uri) => uri !== skill.uri)]
  const files = new Map<string, Uint8Array>()
  for (const uri of uris) {
    try {
      const { bytes } = await skills.read(entry, uri, { timeout: patience })
      files.set(pathBelow(root, uri) ?? '', bytes)
    } catch (error) {
      if (!(error instanceof library.SkillVerificationError)) throw notFetched(skill, uri, error)
      throw new MetierError({
        code: 'integrity-failed',
        message: `${skill.name} was not taken: ${uri} is not what its server said it is (${error.reason}).`,
        next: 'Nothing of it was kept. Tell whoever runs that server.',
        data: { uri, reason: error.reason },
        cause: error,
      })
    }
  }
  return files
}

/** One skill that its server does not give is no failure of ours, and none of the skills beside it. */
function notFetched({ name }: RemoteSkill, uri: string, error: unknown): MetierError {
  if (error instanceof MetierError) return error
  return new MetierError({
    code: 'fetch-failed',
    message: `${name} was not taken: its server did not give ${uri}: ${error instanceof Error ? error.message : String(error)}`,
    next: 'Nothing of it was kept. Try again, or tell whoever runs that server.',
    cause: error,
  })
}

/** Whatever a server or the way to it does wrong is one kind of failure. */
async function reach<Value>(source: RemoteSource, action: () => Promise<Value>): Promise<Value> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof MetierError) throw error
    throw new MetierError({
      code: 'fetch-failed',
      message: `${shown(source)} did not answer as an MCP server: ${error instanceof Error ? error.message : String(error)}`,
      next: 'Check the address or the command, and that the server runs.',
      cause: error,
    })
  }
}

/** As it was typed: the label is ours, and nobody knows it yet. */
function shown(source: RemoteSource): string {
  return source.kind === 'http' ? source.url : JSON.stringify([source.command, ...source.args].join(' ').slice(0, 300))
}
