import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { SkillUri } from './format-skill-uri.ts'

const scheme = 'skill://'

/**
 * Reads what `formatSkillUri` writes. Segments are decoded exactly once: a decoded `/` or a doubly encoded `..` never becomes structure.
 * @throws ProtocolError with code -32602 for anything else.
 */
export function parseSkillUri(text: string): SkillUri {
  const [name, ...path] = text.startsWith(scheme) ? text.slice(scheme.length).split('/').map(decodeSegment) : []
  if (name === undefined || path.length === 0 || [name, ...path].some((segment) => !isPlainSegment(segment))) {
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `${JSON.stringify(text.slice(0, 200))} is not the URI of a file of a skill. Write skill://NAME/SKILL.md or skill://NAME/PATH.`,
    )
  }
  return { name, path: path.join('/') }
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return ''
  }
}

function isPlainSegment(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && !/[/\\\0]/.test(segment)
}
