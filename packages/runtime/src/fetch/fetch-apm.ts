import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError, compareVersions, semanticVersion, versionRange } from '@metier/core'
import { archiveLimits } from '../archive/archive-limits.ts'
import { unpackArchive } from '../archive/unpack-archive.ts'
import { digestBytes } from '../package/digest-bytes.ts'
import { apmRegistry, type ApmRegistry } from './apm-registry.ts'
import type { FetchContext, Fetcher } from './fetch-context.ts'

/** Bytes of a list of versions. */
const largestAnswer = 4 * 1024 * 1024

interface Version {
  readonly version: string
  /** Of the archive. */
  readonly digest: string
}

/**
 * A package of a registry that speaks the HTTP API of APM, version 1. The registry says the digest of each version, and
 * the archive is held against it before it is opened.
 */
export const fetchApm: Fetcher<'apm'> = async ({ name, version: asked }, context) => {
  const registry = apmRegistry(context.host)
  context.progress(`Asking ${new URL(registry.url).host} for ${name}`)
  const address = `${registry.url}/v1/packages/${identity(name)}/versions`
  const { version, digest } = choose(await versionsAt(address, { name, registry }, context), name, asked)
  const archive = `${address}/${encodeURIComponent(version)}/download`
  context.progress(`Downloading ${name} ${version}`)
  const answer = await context.download(archive, {
    limit: archiveLimits.packedBytes,
    headers: { ...registry.headers, accept: 'application/gzip, application/zip' },
  })
  const bytes = answer?.bytes ?? new Uint8Array(0)
  if (digestBytes(bytes) !== digest) throw differs(name, version)
  const directory = join(context.quarantine, 'files')
  mkdirSync(directory)
  await unpackArchive({ name: `${name} ${version}`, bytes, directory })
  const lock = {
    source: name,
    sourceType: 'apm',
    sourceUrl: registry.url,
    version,
    resolved: archive,
    integrity: digest,
  }
  return { directory, lock }
}

/** A name with a host in front is one segment of the address, as the API has it. */
function identity(name: string): string {
  const segments = name.split('/')
  return segments.length === 2 ? segments.map(encodeURIComponent).join('/') : encodeURIComponent(name)
}

async function versionsAt(
  address: string,
  { name, registry }: { readonly name: string; readonly registry: ApmRegistry },
  { download }: FetchContext,
): Promise<readonly Version[]> {
  const answer = await download(address, { limit: largestAnswer, optional: true, headers: registry.headers })
  if (answer === undefined) {
    throw new MetierError({
      code: 'not-found',
      message: `${new URL(registry.url).host} has no package ${name}.`,
      next: 'Check the name; a registry may also hide what you may not read.',
    })
  }
  const data = parse(answer.bytes)
  const listed: unknown = typeof data === 'object' && data !== null && 'versions' in data ? data.versions : undefined
  if (Array.isArray(listed)) return listed.filter(isVersion)
  throw new MetierError({
    code: 'fetch-failed',
    message: `${new URL(registry.url).host} gives no list of versions of ${name}.`,
    next: 'Check that APM_REGISTRY is the address of an APM registry.',
  })
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}

function isVersion(value: unknown): value is Version {
  if (typeof value !== 'object' || value === null || !('version' in value && 'digest' in value)) return false
  const { version, digest } = value
  return typeof version === 'string' && typeof digest === 'string' && /^sha256:[0-9a-f]{64}$/.test(digest)
}

/** The one that is named; of a range, or of all, the newest release, else the newest of those that can be compared. */
function choose(versions: readonly Version[], name: string, asked: string | undefined): Version {
  const exact = versions.find(({ version }) => version === asked)
  if (exact !== undefined) return exact
  const names = versions.map(({ version }) => version)
  const range = asked === undefined ? () => true : versionRange(asked)
  const comparable = versions.filter(
    ({ version }) => semanticVersion(version) !== undefined && range?.(version) === true,
  )
  const released = comparable.filter(({ version }) => !version.includes('-'))
  const [newest] = (released.length > 0 ? released : comparable).toSorted(
    (one, other) => compareVersions(other.version, one.version) ?? 0,
  )
  if (newest !== undefined) return newest
  const list = names.slice(0, 20).join(', ') + (names.length > 20 ? ` and ${names.length - 20} more` : '')
  throw new MetierError({
    code: 'not-found',
    message: asked === undefined ? `No version of ${name} is the newest.` : `There is no ${name} ${asked}.`,
    next: names.length === 0 ? 'Nothing of it is published.' : `Name one of these: ${list}.`,
  })
}

function differs(name: string, version: string): MetierError {
  return new MetierError({
    code: 'integrity-failed',
    message: `The archive of ${name} ${version} is not what the registry says it is.`,
    next: 'Nothing was installed. Tell whoever runs the registry.',
  })
}
