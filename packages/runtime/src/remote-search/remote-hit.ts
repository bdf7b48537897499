import type { RemoteHit } from './remote-search.ts'

/** What a source says of one skill, unchecked. */
export interface SaidHit {
  readonly name: unknown
  readonly description: unknown
  readonly version?: unknown
  readonly owner?: unknown
  readonly tags?: unknown
  readonly reference: (name: string) => string
}

const longestLine = 500
const mostTags = 50

/**
 * A hit that can be shown to a person and to a model: names in the characters that names have, text in one line without
 * control and format characters. `undefined` for one whose name would be something else in a command.
 */
export function remoteHit({ name, description, version, owner, tags, reference }: SaidHit): RemoteHit | undefined {
  if (typeof name !== 'string' || !/^[@\w][\w./@-]{0,213}$/.test(name) || name.includes('..')) return undefined
  if (owner !== undefined && (typeof owner !== 'string' || !/^[\w.-]{1,100}$/.test(owner))) return undefined
  return {
    name,
    description: oneLine(description),
    ...(typeof version === 'string' && /^[\w.+-]{1,64}$/.test(version) && { version }),
    ...(owner !== undefined && { owner }),
    tags: Array.isArray(tags)
      ? tags
          .map(oneLine)
          .filter((tag) => tag !== '')
          .slice(0, mostTags)
      : [],
    reference: reference(name),
  }
}

function oneLine(text: unknown): string {
  if (typeof text !== 'string') return ''
  return text
    .slice(0, longestLine * 4)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestLine)
}
