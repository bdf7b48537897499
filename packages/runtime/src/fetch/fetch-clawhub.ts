import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { MetierError } from '@metier/core'
import { unpackArchive } from '../archive/unpack-archive.ts'
import { digestBytes } from '../package/digest-bytes.ts'
import { readSkillFiles } from '../package/read-skill-files.ts'
import { clawhubAuthorization } from './clawhub-authorization.ts'
import { clawhubRegistry } from './clawhub-registry.ts'
import type { FetchContext, Fetcher } from './fetch-context.ts'

/** Bytes of an answer that is no archive. */
const largestAnswer = 4 * 1024 * 1024

/**
 * A skill of a registry that speaks the ClawHub protocol, version 1. Its bytes are held against the list of files that
 * the registry publishes, which the registry's own client does not do.
 */
export const fetchClawhub: Fetcher<'clawhub'> = async (source, context) => {
  const registry = clawhubRegistry(context.host)
  const { slug, owner } = source
  const whose = owner === undefined ? {} : { ownerHandle: owner }
  context.progress(`Asking ${new URL(registry).host} for ${slug}`)
  const about = await ask(`${registry}/api/v1/skills/${encodeURIComponent(slug)}`, whose, context)
  refuseMalware(about, slug)
  const version = source.version ?? textAt(about, 'latestVersion', 'version')
  if (version === undefined) throw unusable(slug, 'it names no version')
  const address = `${registry}/api/v1/skills/${encodeURIComponent(slug)}/versions/${encodeURIComponent(version)}`
  const files = filesOf(await ask(address, whose, context), slug)
  const archive = urlWith(`${registry}/api/v1/download`, { slug, version, ...whose })
  const answer = await context.download(archive, { headers: clawhubAuthorization(context.host, registry) })
  const directory = join(context.quarantine, 'files', slug)
  mkdirSync(directory, { recursive: true })
  await unpackArchive({ name: archive, bytes: answer?.bytes ?? new Uint8Array(0), directory })
  requireFiles(directory, files, slug)
  const name = owner === undefined ? slug : `@${owner}/${slug}`
  return { directory, lock: { source: name, sourceType: 'clawhub', sourceUrl: registry, version, resolved: archive } }
}

function urlWith(address: string, parameters: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(parameters).toString()
  return query === '' ? address : `${address}?${query}`
}

async function ask(
  address: string,
  parameters: Readonly<Record<string, string>>,
  context: FetchContext,
): Promise<unknown> {
  const headers = clawhubAuthorization(context.host, address)
  const answer = await context.download(urlWith(address, parameters), { limit: largestAnswer, optional: true, headers })
  if (answer === undefined) {
    throw new MetierError({
      code: 'not-found',
      message: `The registry has no ${address.slice(address.indexOf('/skills/') + 8).replace('/versions/', '@')}.`,
      next: 'Check the name, and the version where you gave one; one that several people use needs its owner: clawhub:@OWNER/NAME.',
    })
  }
  try {
    return JSON.parse(new TextDecoder().decode(answer.bytes))
  } catch {
    throw unusable(address, 'the registry gives no JSON')
  }
}

function fieldOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function textAt(value: unknown, ...keys: readonly string[]): string | undefined {
  const found = keys.reduce<unknown>((at, key) => fieldOf(at, key), value)
  return typeof found === 'string' ? found : undefined
}

function refuseMalware(about: unknown, slug: string): void {
  if (fieldOf(fieldOf(about, 'moderation'), 'isMalwareBlocked') !== true) return
  throw new MetierError({
    code: 'refused',
    message: `The registry blocks ${slug} as malware.`,
    next: 'Nothing was fetched.',
  })
}

function filesOf(version: unknown, slug: string): ReadonlyMap<string, string> {
  const list = fieldOf(version, 'files') ?? fieldOf(fieldOf(version, 'version'), 'files')
  if (!Array.isArray(list)) throw unusable(slug, 'the registry does not say which files it has')
  return new Map(
    list.map((file: unknown) => {
      const [path, sha256] = [textAt(file, 'path'), textAt(file, 'sha256')]
      if (path === undefined || sha256 === undefined) throw unusable(slug, 'a file of it has no path or no hash')
      return [path, `sha256:${sha256.toLowerCase()}`]
    }),
  )
}

/** The very files that were published: none changed, none missing, none more. */
function requireFiles(directory: string, published: ReadonlyMap<string, string>, slug: string): void {
  const found = readSkillFiles(directory)
  const wrong = [...published].find(([path, digest]) => {
    const file = found.get(path)
    return file === undefined || digestBytes(file.bytes) !== digest
  })
  const more = [...found.keys()].find((path) => !published.has(path))
  const path = wrong?.[0] ?? more
  if (path === undefined) return
  throw new MetierError({
    code: 'integrity-failed',
    message: `${path} of ${slug} is not what the registry published.`,
    next: 'Nothing was installed. Tell whoever runs the registry.',
  })
}

function unusable(slug: string, why: string): MetierError {
  return new MetierError({
    code: 'fetch-failed',
    message: `${slug} cannot be fetched: ${why}.`,
    next: 'Nothing was changed.',
  })
}
