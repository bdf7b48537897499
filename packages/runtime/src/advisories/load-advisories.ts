import { createHash } from 'node:crypto'
import { join, resolve } from 'node:path'
import {
  MetierError,
  readDsseEnvelope,
  type AdvisoryList,
  type FileSystem,
  type FileWriter,
  type Host,
} from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import type { Download } from '../fetch/download.ts'
import { verifyEnvelope, type Publisher } from '../signature/verify-envelope.ts'

export interface LoadAdvisoriesOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  /** Absolute; what the path of a list begins from. */
  readonly base: string
  /** Addresses and paths. */
  readonly sources: readonly string[]
  /** Absent: what was fetched before has to do. */
  readonly download?: Download
  readonly publishers: readonly Publisher[]
  /** Only lists that one of the publishers signed are believed. */
  readonly requireSignature: boolean
}

/** What was learned from one source. */
export interface LoadedAdvisories {
  readonly source: string
  /** Absent when nothing of it can be believed. */
  readonly list?: AdvisoryList
  readonly from?: 'network' | 'cache' | 'file'
  /** Whose signature it carries, by the name in the settings. */
  readonly publisher?: string
  /** Why it is not, or not wholly, what it should be. */
  readonly problem?: string
}

/** Bytes of a list. */
const largest = 32 * 1024 * 1024

const advisoriesPayloadType = 'application/vnd.metier.advisories+json'

/**
 * Reads lists of advisories. One that was fetched is kept: without the network, or when the source has an older one than
 * before, what was kept is used, and that is said.
 */
export async function loadAdvisories(options: LoadAdvisoriesOptions): Promise<readonly LoadedAdvisories[]> {
  return Promise.all(options.sources.map((source) => load(source, options)))
}

type Judged = Pick<LoadedAdvisories, 'list' | 'publisher' | 'problem'>

async function load(source: string, options: LoadAdvisoriesOptions): Promise<LoadedAdvisories> {
  const { fileSystem, host, base, writer, download } = options
  if (!/^https?:\/\//i.test(source)) {
    const bytes = fileSystem.read(resolve(base, source.replace(/^~(?=[\\/])/, host.home)))
    return bytes === undefined
      ? { source, problem: 'there is no such file' }
      : { source, from: 'file', ...(await judge(bytes, options)) }
  }
  const path = join(
    platformDirectories(host).cache,
    'advisories',
    `${createHash('sha256').update(source).digest('hex')}.json`,
  )
  const keptBytes = fileSystem.read(path)
  const kept = keptBytes === undefined ? {} : await judge(keptBytes, options)
  const fetched = await fetchList(source, download)
  if (!(fetched instanceof Uint8Array)) return fromCache(source, kept, fetched.problem)
  const judged = await judge(fetched, options)
  if (judged.list === undefined) return fromCache(source, kept, judged.problem ?? 'it cannot be read')
  if (kept.list !== undefined && Date.parse(judged.list.updated) < Date.parse(kept.list.updated))
    return fromCache(source, kept, `it is older (${judged.list.updated}) than the one seen before`)
  writer.write(path, fetched, { durable: false })
  return { source, from: 'network', ...judged }
}

function fromCache(source: string, kept: Judged, problem: string): LoadedAdvisories {
  if (kept.list === undefined) return { source, problem }
  return { source, from: 'cache', ...kept, problem: `${problem}; the list of ${kept.list.updated} was used` }
}

async function fetchList(
  source: string,
  download: Download | undefined,
): Promise<Uint8Array | { readonly problem: string }> {
  if (download === undefined) return { problem: 'it was not asked' }
  try {
    const answer = await download(source, { limit: largest })
    return answer?.bytes ?? { problem: 'it is not there' }
  } catch (error) {
    if (error instanceof MetierError && error.code !== 'interrupted')
      return { problem: error.message.replace(/\.$/, '') }
    throw error
  }
}

/** Is it a list, and may it be believed? A plain one is, unless signatures are required; a signed one as its signer is. */
async function judge(bytes: Uint8Array, { publishers, requireSignature }: LoadAdvisoriesOptions): Promise<Judged> {
  const { parseAdvisories } = await import('@metier/core/schema')
  const text = new TextDecoder().decode(bytes)
  const envelope = readDsseEnvelope(text)
  if (envelope === undefined) {
    if (requireSignature) return { problem: 'nobody signed it, and the settings want a publisher' }
    return parseAdvisories(text)
  }
  const signer = verifyEnvelope(envelope, publishers)
  if (signer.state !== 'trusted' || envelope.payloadType !== advisoriesPayloadType)
    return {
      problem:
        signer.state === 'unknown'
          ? `it is signed by ${signer.signer}, a key you do not know`
          : 'its signature does not fit',
    }
  return { ...parseAdvisories(new TextDecoder().decode(envelope.payload)), publisher: signer.publisher }
}
