import { plural } from '@metier/core'
import { createHash } from 'node:crypto'
import { pathBelow } from './path-below.ts'
import type { RefusedSkill, RemoteResource, RemoteSkill } from './remote-skill.ts'

/** What hosts must take of one skill (SEP-2640); more is refused before anything is fetched. */
const limits = { files: 512, bytes: 16 * 1024 * 1024 } as const

/** What the SDK's reader has already held against its schema. */
export interface RemoteEntry {
  readonly uri: string
  readonly frontmatter: { readonly name: string; readonly description: string }
  readonly resources: readonly RemoteResource[] | 'dynamic'
}

/** Whether an entry can be taken at all. Pure; looks at nothing but the entry. */
export function judgeRemoteEntry(entry: RemoteEntry): RemoteSkill | RefusedSkill {
  const { uri, frontmatter, resources } = entry
  const refuse = (reason: string): RefusedSkill => ({ uri: uri.slice(0, 200), reason })
  if (resources === 'dynamic') return refuse('Its files are made at each request, so that nobody can agree to them.')
  if (!uri.endsWith('/SKILL.md')) return refuse('Its URI does not end in /SKILL.md.')
  if (resources.length > limits.files)
    return refuse(`It has ${plural(resources.length, 'file')}; at most ${limits.files} are taken.`)
  const size = resources.reduce((sum, resource) => sum + resource.size, 0)
  if (size > limits.bytes) return refuse(`Its files have ${plural(size, 'byte')}; at most ${limits.bytes} are taken.`)
  const root = uri.slice(0, -'SKILL.md'.length)
  const seen = new Set<string>()
  for (const resource of resources) {
    const path = pathBelow(root, resource.uri)
    if (path === undefined) return refuse(`${JSON.stringify(resource.uri.slice(0, 200))} is not a file inside it.`)
    // Two names that one disk keeps apart are one file on another.
    const key = path.normalize('NFC').toLowerCase()
    if (seen.has(key)) return refuse(`Two of its files differ by case or spelling only: ${JSON.stringify(path)}.`)
    seen.add(key)
  }
  if (!resources.some((resource) => resource.uri === uri)) return refuse('Its SKILL.md is not among its files.')
  const clashing = [...seen].find((path) => [...seen].some((other) => other.startsWith(`${path}/`)))
  if (clashing !== undefined) return refuse(`${JSON.stringify(clashing)} is a file and a folder.`)
  return {
    uri,
    name: frontmatter.name,
    description: frontmatter.description,
    resources,
    size,
    digest: digestOf(resources),
  }
}

function digestOf(resources: readonly RemoteResource[]): string {
  const lines = resources.map(({ uri, digest, size }) => `${uri}\0${digest}\0${size}\n`).toSorted()
  return `sha256:${createHash('sha256').update(lines.join('')).digest('hex')}`
}
