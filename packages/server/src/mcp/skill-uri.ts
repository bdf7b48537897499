import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'

const scheme = 'skill://'

/** A file of a skill as an MCP resource names it. */
export interface SkillUri {
  /** The skill's name as the catalogue has it. */
  readonly name: string
  /** Path inside the skill, `/` between segments: `SKILL.md`, `references/a.md`. */
  readonly path: string
}

/**
 * `skill://<name>/<path>`, the form of the Skills extension of MCP (SEP-2640). Names are one segment;
 * whatever a URI cannot carry is percent-encoded segment by segment.
 */
export function formatSkillUri(uri: SkillUri): string {
  const path = uri.path.split('/').map(encodeURIComponent).join('/')
  return `${scheme}${encodeURIComponent(uri.name)}/${path}`
}

/**
 * Reads such a URI. Segments are decoded exactly once: a decoded `/` or a doubly encoded `..` never becomes structure.
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
