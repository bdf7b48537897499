import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { fileInMemory, packSkillFiles } from '@metier/runtime'

// A registry of the ClawHub protocol, version 1, as far as its own client asks for it.

interface StoredVersion {
  readonly version: string
  readonly files: ReadonlyMap<string, Uint8Array>
}

interface StoredSkill {
  readonly owner: string
  readonly displayName: string
  readonly versions: StoredVersion[]
}

export interface ClawhubServer {
  readonly url: string
  readonly close: () => void
  /** Paths with their methods, as they were asked for. */
  readonly asked: readonly string[]
  /** Answers for a path of its own instead of the usual one: a registry that lies. */
  readonly answers: Map<string, Uint8Array | string>
}

/** The one token that may publish, and whose it is. */
export const clawhubToken = 'clh_test'
const handle = 'acme'

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex')

function fingerprint(files: ReadonlyMap<string, Uint8Array>): string {
  const sorted = [...files].toSorted(([left], [right]) => left.localeCompare(right))
  return sha256(sorted.map(([path, bytes]) => `${path}:${sha256(bytes)}`).join('\n'))
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const shown = (version: StoredVersion | undefined) => (version === undefined ? null : { version: version.version })

type Answer = { readonly status?: number; readonly body: Uint8Array | string | object }

/** What the registry holds, and what it says to each request. */
class Registry {
  readonly #skills = new Map<string, StoredSkill>()
  readonly #uploads = new Map<string, Uint8Array>()

  get(url: URL, isKnown: boolean): Answer | Promise<Answer> {
    const { pathname, searchParams } = url
    if (pathname === '/api/v1/whoami')
      return isKnown ? { body: { user: { handle } } } : { status: 401, body: 'Unauthorized' }
    if (pathname === '/api/v1/search') return { body: { results: this.#search(searchParams.get('q') ?? '') } }
    if (pathname === '/api/v1/resolve') return this.#resolve(searchParams)
    if (pathname === '/api/v1/download') return this.#download(searchParams)
    const [, slug = '', list, version = ''] =
      /^\/api\/v1\/skills\/([^/]+)(\/versions)?(?:\/([^/]+))?$/.exec(pathname) ?? []
    const skill = this.#skills.get(slug)
    if (skill === undefined) return { status: 404, body: 'Skill not found' }
    return list === undefined ? { body: this.#about(slug, skill) } : this.#version(skill, version)
  }

  post(url: URL, body: Buffer, origin: string): Answer {
    if (url.pathname === '/upload') {
      const id = `${this.#uploads.size}`
      this.#uploads.set(id, body)
      return { body: { storageId: id } }
    }
    if (url.pathname === '/api/v1/skills/-/upload-url')
      return { body: { uploadUrl: `${origin}/upload`, uploadTicket: 'ticket' } }
    if (url.pathname === '/api/v1/skills') return this.#publish(JSON.parse(body.toString()))
    return { body: { ok: true } }
  }

  #about(slug: string, { displayName, owner, versions }: StoredSkill): object {
    const version = versions.at(-1)?.version ?? ''
    const times = { createdAt: 0, updatedAt: 0 }
    return {
      skill: { slug, displayName, summary: `About ${displayName}`, tags: { latest: version }, stats: {}, ...times },
      latestVersion: { version, createdAt: 0, changelog: '' },
      owner: { handle: owner, displayName: owner, image: null },
    }
  }

  #search(query: string): readonly object[] {
    return [...this.#skills]
      .filter(([slug]) => slug.includes(query))
      .map(([slug, { displayName, owner, versions }]) => ({
        slug,
        displayName,
        summary: `About ${displayName}`,
        score: 1,
        ownerHandle: owner,
        version: versions.at(-1)?.version,
      }))
  }

  #version({ versions }: StoredSkill, version: string): Answer {
    const found = versions.find((each) => each.version === version)
    if (found === undefined) return { status: 404, body: 'Version not found' }
    const files = [...found.files].map(([path, bytes]) => ({
      path,
      size: bytes.length,
      sha256: sha256(bytes),
      contentType: 'text/plain',
    }))
    return { body: { version: { version, createdAt: 0, changelog: '', files }, skill: null } }
  }

  #resolve(query: URLSearchParams): Answer {
    const versions = this.#skills.get(query.get('slug') ?? '')?.versions
    if (versions === undefined) return { status: 404, body: 'Skill not found' }
    const match = versions.find(({ files }) => fingerprint(files) === query.get('hash'))
    const latest = versions.at(-1)
    return { body: { match: shown(match), latestVersion: shown(latest) } }
  }

  async #download(query: URLSearchParams): Promise<Answer> {
    const versions = this.#skills.get(query.get('slug') ?? '')?.versions ?? []
    const found = versions.find(({ version }) => version === query.get('version')) ?? versions.at(-1)
    if (found === undefined) return { status: 404, body: 'Skill not found' }
    const files = new Map([...found.files].map(([path, bytes]) => [path, fileInMemory(bytes)]))
    return { body: await buffer(packSkillFiles({ files, format: 'zip', prefix: '' })) }
  }

  #publish(asked: {
    readonly slug: string
    readonly displayName: string
    readonly ownerHandle: string
    readonly version: string
    readonly acceptLicenseTerms: boolean
    readonly files: readonly { readonly path: string; readonly storageId: string; readonly sha256: string }[]
  }): Answer {
    const files = new Map(
      asked.files.map(({ path, storageId }) => [path, this.#uploads.get(storageId) ?? Buffer.alloc(0)]),
    )
    const isWhole = asked.files.every(({ path, sha256: hash }) => sha256(files.get(path) ?? '') === hash)
    if (!asked.acceptLicenseTerms || !isWhole || !files.has('SKILL.md')) return { status: 400, body: 'Not accepted' }
    const { slug, displayName, ownerHandle: owner, version } = asked
    const skill = this.#skills.get(slug) ?? { owner, displayName, versions: [] }
    if (skill.versions.some((each) => each.version === version)) return { status: 409, body: 'Version exists' }
    skill.versions.push({ version, files })
    this.#skills.set(slug, skill)
    return { body: { ok: true, skillId: slug, versionId: version, publicationStatus: 'published' } }
  }
}

/** Starts a registry on loopback. */
export async function startClawhub(): Promise<ClawhubServer> {
  const registry = new Registry()
  const asked: string[] = []
  const answers: ClawhubServer['answers'] = new Map()
  const server = createServer((request, response) => {
    const answer = async (): Promise<Answer> => {
      const url = new URL(request.url ?? '/', 'http://localhost')
      asked.push(`${request.method} ${url.pathname}`)
      const own = answers.get(url.pathname)
      if (own !== undefined) return { body: own }
      const isKnown = request.headers.authorization === `Bearer ${clawhubToken}`
      if (request.method !== 'POST') return registry.get(url, isKnown)
      const body = await bodyOf(request)
      if (!isKnown && !url.pathname.includes('telemetry')) return { status: 401, body: 'Unauthorized' }
      return registry.post(url, body, `http://${request.headers.host}`)
    }
    const say = async (): Promise<void> => {
      const { status = 200, body } = await answer()
      const isPlain = typeof body === 'string' || body instanceof Uint8Array
      response.writeHead(status, { 'content-type': isPlain ? 'application/octet-stream' : 'application/json' })
      response.end(isPlain ? body : JSON.stringify(body))
    }
    void say()
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return { url, asked, answers, close: () => void server.close() }
}
