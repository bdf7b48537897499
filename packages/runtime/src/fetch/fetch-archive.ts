import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError } from '@metier/core'
import { archiveKind } from '../archive/archive-kind.ts'
import { archiveLimits } from '../archive/archive-limits.ts'
import { unpackArchive } from '../archive/unpack-archive.ts'
import type { FetchContext, Fetcher } from './fetch-context.ts'
import { portablePath } from './portable-path.ts'
import { resolveLocalPath } from './resolve-local-path.ts'

/** A zip, tar.gz, `.skill` or lone SKILL.md, from a URL or this disk. */
export const fetchArchive: Fetcher<'archive'> = async ({ location }, context) => {
  const { bytes, source, isWeb } = await read(location, context)
  const directory = join(context.quarantine, 'files')
  mkdirSync(directory)
  // What comes after ? may be a secret, and is no part of the name.
  const name = isWeb ? source.replace(/\?.*$/, '') : source
  if (archiveKind(bytes) === undefined && /\.md$/i.test(name)) writeFileSync(join(directory, 'SKILL.md'), bytes)
  else await unpackArchive({ name, bytes, directory })
  return { directory, lock: { source, sourceType: 'archive', ...(isWeb && { resolved: source }) } }
}

interface Read {
  readonly bytes: Uint8Array
  readonly source: string
  readonly isWeb: boolean
}

async function read(location: string, context: FetchContext): Promise<Read> {
  const { download, fileSystem, projectRoot, progress } = context
  if (/^https?:/i.test(location)) {
    progress(`Downloading ${new URL(location).host}`)
    const answer = await download(location, { limit: archiveLimits.packedBytes })
    return { bytes: answer?.bytes ?? new Uint8Array(0), source: location, isWeb: true }
  }
  const path = resolveLocalPath(location, context)
  const head = fileSystem.readHead(path, archiveLimits.packedBytes + 1)
  if (head === undefined) {
    throw new MetierError({ code: 'not-found', message: `There is no file ${path}.`, next: 'Check the path.' })
  }
  return { bytes: head.bytes, source: portablePath(path, projectRoot), isWeb: false }
}
