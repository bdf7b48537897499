import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { MetierError, plural } from '@metier/core'
import { answerFailed } from '../fetch/answer-failed.ts'
import { clawhubAuthorization } from '../fetch/clawhub-authorization.ts'
import { clawhubRegistry } from '../fetch/clawhub-registry.ts'
import type { FileToPack } from '../archive/file-to-pack.ts'
import type { PartsToSend, Sent } from '../fetch/send.ts'
import type { PlanPublication, PublishContext, SkillToPublish } from './publication.ts'
import { requireVersion } from './require-version.ts'

/** What registries of this protocol take at most: bytes of one file, and of all together. */
const largestFile = 10 * 1024 * 1024
const largestSkill = 50 * 1024 * 1024

/**
 * A version of a skill on a registry that speaks the ClawHub protocol, version 1: each file with its hash, then the
 * list of them. The registry may look at it for a while before others see it.
 */
export const publishToClawhub: PlanPublication<'clawhub'> = async (target, [skill], context) => {
  const registry = clawhubRegistry(context.host)
  const files = await listedFiles(skill)
  const slug = target.slug ?? skill.name
  context.progress(`Asking ${new URL(registry).host} for ${slug}`)
  const ownerHandle = target.owner ?? (await ownHandle(registry, context))
  const found = await resolve({ registry, slug, ownerHandle, hash: fingerprint(files) }, context)
  const name = `clawhub:@${ownerHandle}/${slug}`
  if (found.match !== undefined) {
    const reference = `${name}@${found.match}`
    return { unchanged: true, reference, lines: [], apply: async () => reference }
  }
  const version = skill.version === undefined ? nextVersion(found.latest) : requireVersion(skill)
  if (version === found.latest) throw taken(`${name}@${version}`)
  const tags = context.tags.length > 0 ? context.tags : ['latest']
  return {
    unchanged: false,
    reference: `${name}@${version}`,
    lines: [
      ...files.map(({ path, size }) => `send ${path} (${plural(size, 'byte')}) to ${new URL(registry).host}`),
      `publish @${ownerHandle}/${slug}@${version} as ${tags.join(', ')}, under the licence terms of the registry`,
    ],
    apply: async () => {
      const sent = []
      for (const file of files) sent.push(await sendFile(file, registry, context))
      const about = { slug, displayName: skill.name, ownerHandle, version, changelog: context.changelog, tags }
      const body = { ...about, acceptLicenseTerms: true, files: sent }
      requireJson('the skill', await post(registry, { path: '/api/v1/skills', body }, context))
      return `${name}@${version}`
    },
  }
}

interface ListedFile {
  readonly path: string
  readonly size: number
  readonly sha256: string
  readonly contentType: string
  readonly parts: PartsToSend['parts']
}

async function listedFiles({ name, files }: SkillToPublish): Promise<readonly ListedFile[]> {
  const total = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  const hidden = [...files.keys()].find((path) => path.split('/').some((part) => part.startsWith('.')))
  const large = [...files].find(([, { size }]) => size > largestFile)
  if (hidden !== undefined) throw unfit(`${name} has ${hidden}: these registries leave out names with a dot in front.`)
  if (large !== undefined) throw unfit(`${large[0]} of ${name} is larger than ${largestFile} bytes.`)
  if (total > largestSkill) throw unfit(`${name} is larger than ${largestSkill} bytes.`)
  const listed: ListedFile[] = []
  for (const [path, file] of files) {
    const { size, sha256, parts } = file
    listed.push({ path, size, sha256, contentType: await contentTypeOf(path, file), parts })
  }
  return listed
}

async function contentTypeOf(path: string, { parts }: FileToPack): Promise<string> {
  if (path.endsWith('.md')) return 'text/markdown'
  return isText(await buffer(parts())) ? 'text/plain' : 'application/octet-stream'
}

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes).includes('\0')
  } catch {
    return false
  }
}

/** As the registry's own client computes it: paths in the order of an English dictionary, each with its hash. */
function fingerprint(files: readonly ListedFile[]): string {
  const { compare } = new Intl.Collator('en')
  const sorted = files.toSorted((left, right) => compare(left.path, right.path))
  return createHash('sha256')
    .update(sorted.map(({ path, sha256 }) => `${path}:${sha256}`).join('\n'))
    .digest('hex')
}

/** The account that the token belongs to. */
async function ownHandle(registry: string, context: PublishContext): Promise<string> {
  const url = `${registry}/api/v1/whoami`
  const answer = await context.send(url, { method: 'GET', headers: clawhubAuthorization(context.host, registry) })
  const handle = field(field(requireJson('your login', answer), 'user'), 'handle')
  if (typeof handle === 'string' && /^@?[\w.-]{1,100}$/.test(handle)) return handle.replace(/^@/, '')
  throw unfit('The registry does not say whose token this is; give the owner: clawhub:@OWNER.')
}

interface ResolveOptions {
  readonly registry: string
  readonly slug: string
  readonly ownerHandle: string
  readonly hash: string
}

/** The version that has these very files already, and the newest there is. */
async function resolve(
  { registry, ...query }: ResolveOptions,
  context: PublishContext,
): Promise<{ readonly match?: string; readonly latest?: string }> {
  const url = `${registry}/api/v1/resolve?${new URLSearchParams({ ...query }).toString()}`
  const answer = await context.send(url, { method: 'GET', headers: clawhubAuthorization(context.host, registry) })
  if (answer.status === 404) return {}
  const data = requireJson('a look at the skill', answer)
  const [match, latest] = ['match', 'latestVersion'].map((key) => field(field(data, key), 'version'))
  return { ...(typeof match === 'string' && { match }), ...(typeof latest === 'string' && { latest }) }
}

/** As the registry's own client counts for a skill that says no version. */
function nextVersion(latest: string | undefined): string {
  if (latest === undefined) return '1.0.0'
  const [, head = '', patch = ''] = /^(\d{1,9}\.\d{1,9}\.)(\d{1,9})$/.exec(latest) ?? []
  if (patch !== '') return `${head}${Number(patch) + 1}`
  throw unfit(`After the version ${latest.slice(0, 50)} there is no next one to guess; give --release.`)
}

async function sendFile({ parts, ...file }: ListedFile, registry: string, context: PublishContext) {
  context.progress(`Sending ${file.path}`)
  const opened = requireJson(
    file.path,
    await post(registry, { path: '/api/v1/skills/-/upload-url', body: file }, context),
  )
  const [uploadUrl, uploadTicket] = ['uploadUrl', 'uploadTicket'].map((key) => field(opened, key))
  if (typeof uploadUrl !== 'string' || !URL.canParse(uploadUrl, registry) || typeof uploadTicket !== 'string')
    throw unfit('The registry does not say where to send files to.')
  const url = new URL(uploadUrl, registry)
  // The place for files may be another host, which needs no token of the registry.
  const own = url.origin === new URL(registry).origin ? clawhubAuthorization(context.host, registry) : {}
  const headers = { ...own, 'content-type': file.contentType }
  const body = { size: file.size, parts }
  const stored = requireJson(file.path, await context.send(url.href, { method: 'POST', headers, body }))
  return { ...file, uploadTicket, storageId: field(stored, 'storageId') }
}

function post(
  registry: string,
  { path, body }: { readonly path: string; readonly body: object },
  context: PublishContext,
): Promise<Sent> {
  const headers = { ...clawhubAuthorization(context.host, registry), 'content-type': 'application/json' }
  return context.send(registry + path, { method: 'POST', headers, body: JSON.stringify(body) })
}

function requireJson(what: string, answer: Sent): unknown {
  if (answer.status < 200 || answer.status > 299) throw answerFailed(`The registry does not take ${what}`, answer)
  try {
    return JSON.parse(new TextDecoder().decode(answer.bytes))
  } catch {
    throw answerFailed('The registry gives no JSON', answer)
  }
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function unfit(message: string): MetierError {
  return new MetierError({ code: 'invalid-input', message, next: 'Nothing was published.' })
}

function taken(what: string): MetierError {
  return new MetierError({
    code: 'already-exists',
    message: `${what} is there already, with other files.`,
    next: 'Give the skill a new version in its SKILL.md or with --release.',
  })
}
