import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MetierError, entryPathProblem } from '@metier/core'
import { digestBytes } from '../package/digest-bytes.ts'
import { unpackArchive } from '../archive/unpack-archive.ts'
import type { FetchContext, FetchedPackage, Fetcher } from './fetch-context.ts'
import { readWellKnownIndex, type WellKnownSkill } from './read-well-known-index.ts'

/** Version 0.2 of Agent Skills Discovery first, then 0.1; at the path that was given, then at the top of the host. */
const places = ['.well-known/agent-skills/index.json', '.well-known/skills/index.json'] as const

/** Bytes of an index: room for tens of thousands of skills. */
const largestIndex = 16 * 1024 * 1024

/** The skills that a host publishes, each checked against the digest that its index states. */
export const fetchWellKnown: Fetcher<'well-known'> = async ({ url }, context) => {
  const base = url.endsWith('/') ? url : `${url}/`
  for (const place of places) {
    const address = new URL(place, base).href
    context.progress(`Asking ${new URL(base).host}`)
    const index = await context.download(address, { limit: largestIndex, optional: true })
    if (index !== undefined)
      return fetchAll(readWellKnownIndex(index.bytes, index.url), { url, index: index.url }, context)
  }
  throw new MetierError({
    code: 'not-found',
    message: `${url} publishes no skills: there is no ${places[0]}.`,
    next: 'Check the address; for a repository give the address that git takes.',
  })
}

async function fetchAll(
  listed: readonly WellKnownSkill[],
  { url, index }: { readonly url: string; readonly index: string },
  context: FetchContext,
): Promise<FetchedPackage> {
  const { wanted } = context
  const skills = wanted.length === 0 ? listed : listed.filter(({ name }) => wanted.includes(name))
  const directory = join(context.quarantine, 'files')
  mkdirSync(directory)
  for (const [at, skill] of skills.entries()) {
    context.progress(`Downloading ${skill.name} (${at + 1} of ${skills.length})`)
    const place = join(directory, skill.name)
    mkdirSync(place)
    if (skill.type === 'files') await fetchFiles(skill, { index, place }, context)
    else await fetchOne(skill, { index, place }, context)
  }
  return { directory, lock: { source: url, sourceType: 'well-known', resolved: index } }
}

interface Place {
  readonly index: string
  readonly place: string
}

async function fetchOne(
  skill: Exclude<WellKnownSkill, { type: 'files' }>,
  { index, place }: Place,
  { download }: FetchContext,
): Promise<void> {
  const address = new URL(skill.url, index).href
  const answer = await download(address, { namedBy: index })
  const bytes = answer?.bytes ?? new Uint8Array(0)
  const digest = digestBytes(bytes)
  if (digest !== skill.digest) {
    throw new MetierError({
      code: 'integrity-failed',
      message: `${address} is not what the index says: ${digest} in place of ${skill.digest}.`,
      next: 'Nothing was installed. Tell whoever publishes it; somebody may have changed it on the way.',
    })
  }
  if (skill.type === 'skill-md') writeFileSync(join(place, 'SKILL.md'), bytes)
  else await unpackArchive({ name: address, bytes, directory: place })
}

/** Version 0.1 states no digests; what is there is taken whole or not at all. */
async function fetchFiles(
  { name, files }: Extract<WellKnownSkill, { type: 'files' }>,
  { index, place }: Place,
  { download }: FetchContext,
): Promise<void> {
  for (const file of files) {
    const problem = entryPathProblem(file)
    if (problem !== undefined) {
      throw new MetierError({
        code: 'refused',
        message: `The index names a file of ${name} that ${problem}: ${JSON.stringify(file)}.`,
        next: 'Nothing was installed.',
      })
    }
    const answer = await download(new URL(`${name}/${file.split('/').map(encodeURIComponent).join('/')}`, index).href)
    mkdirSync(dirname(join(place, file)), { recursive: true })
    writeFileSync(join(place, file), answer?.bytes ?? new Uint8Array(0))
  }
}
