import type { PublishedSkill } from '@metier/runtime'
import type { Resource } from '@modelcontextprotocol/server'
import { mediaType } from './media-type.ts'

/** The media type by which SEP-2640 marks a directory. */
const directoryType = 'inode/directory'

/**
 * Direct children of a directory of a published skill, in the order of their URIs; `undefined` when the URI names none
 * of its directories. What the entry does not list is not there: a directory never adds to a skill.
 */
export function directoryChildren({ resources }: PublishedSkill, uri: string): readonly Resource[] | undefined {
  const children = new Map<string, Resource>()
  for (const { uri: file, size } of resources) {
    if (!file.startsWith(`${uri}/`)) continue
    const [segment = '', ...rest] = file.slice(uri.length + 1).split('/')
    const name = decodeURIComponent(segment)
    const child = `${uri}/${segment}`
    children.set(
      child,
      rest.length === 0 ? { uri: child, name, ...typeOf(name), size } : { uri: child, name, mimeType: directoryType },
    )
  }
  return children.size === 0 ? undefined : [...children.values()]
}

/** The name alone does not say of every file what it is, and the bytes are not looked at for a list. */
function typeOf(name: string): Pick<Resource, 'mimeType'> {
  const type = mediaType(name, '')
  return type === '' ? {} : { mimeType: type }
}
