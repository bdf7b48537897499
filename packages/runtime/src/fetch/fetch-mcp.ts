import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MetierError, nameKey } from '@metier/core'
import { connectRemote } from '../remote-skills/connect-remote.ts'
import type { RemoteConnection, RemoteSkill } from '../remote-skills/remote-skill.ts'
import { remoteSource } from '../remote-skills/remote-source.ts'
import type { FetchContext, Fetcher } from './fetch-context.ts'
import { requireOnline } from './require-online.ts'

/**
 * The skills that an MCP server publishes with the Skills extension. Each file is held against the digest that its entry
 * names. A command is started only when the user agreed to it here and now: a lock or a manifest of a stranger could name
 * any.
 */
export const fetchMcp: Fetcher<'mcp'> = async ({ server }, context) => {
  const source = remoteSource(server.split(' '))
  if (source.kind === 'process') await requireConsent(server, context)
  else requireOnline(source.label, context.host)
  context.progress(`Asking ${source.label} for its skills`)
  const directory = join(context.quarantine, 'files')
  mkdirSync(directory)
  const remote = await connectRemote(source, context)
  try {
    const { skills, refused } = await remote.list()
    const wanted = skills.filter((skill) => isWanted(skill, context.wanted))
    for (const [at, skill] of wanted.entries()) {
      context.progress(`Fetching ${skill.name} (${at + 1} of ${wanted.length})`)
      await keep(skill, { remote, directory: join(directory, folderOf(skill, wanted)) })
    }
    const lock = { source: server, sourceType: 'mcp' }
    return { directory, lock, refused: refused.map(({ uri, reason }) => ({ path: uri, message: reason })) }
  } finally {
    await remote.close()
  }
}

async function requireConsent(command: string, { agreeToStart }: FetchContext): Promise<void> {
  if ((await agreeToStart?.(command)) === true) return
  const shown = JSON.stringify(command.slice(0, 300))
  throw new MetierError({
    code: 'refused',
    message: `The server is a command, ${shown}, and it was not started: nobody here agreed to that.`,
    next: `If you know what it does: metier add ${JSON.stringify(`mcp:${command.slice(0, 300)}`)}, which asks at a terminal, or with --yes where nobody can be asked.`,
  })
}

function isWanted(skill: RemoteSkill, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true
  const keys = new Set(wanted.map(nameKey))
  return keys.has(nameKey(skill.name)) || keys.has(nameKey(segmentOf(skill)))
}

/** `skill://tools/pdf/SKILL.md` is `pdf`. */
function segmentOf({ uri }: RemoteSkill): string {
  return uri.split('/').at(-2) ?? ''
}

/** A folder of its own; the name of a stranger makes a path only where it can be nothing else. */
function folderOf(skill: RemoteSkill, all: readonly RemoteSkill[]): string {
  const segment = segmentOf(skill)
  const isPlain = /^[a-z0-9][a-z0-9_-]{0,63}$/.test(segment)
  const isOwn = all.filter((other) => segmentOf(other).toLowerCase() === segment).length === 1
  return isPlain && isOwn ? segment : `skill-${all.indexOf(skill)}`
}

interface Keeping {
  readonly remote: RemoteConnection
  readonly directory: string
}

async function keep(skill: RemoteSkill, { remote, directory }: Keeping): Promise<void> {
  for (const [path, bytes] of await remote.fetch(skill)) {
    const file = join(directory, ...path.split('/'))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, bytes, { flag: 'wx' })
  }
}
