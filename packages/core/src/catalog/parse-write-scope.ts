import { MetierError } from '../errors/metier-error.ts'

/** Where a new skill shall belong (decisions R-40). */
export type WriteScope =
  | { readonly kind: 'project' | 'user' | 'team' }
  | { readonly kind: 'role' | 'agent' | 'room'; readonly owner: string }

/**
 * Reads `project`, `user`, `global` (or `team`), `role:NAME`, `agent:NAME` and `room:ID`.
 * Throws `usage` for anything else, and for an owner that is no plain folder name.
 */
export function parseWriteScope(text: string): WriteScope {
  const separator = text.indexOf(':')
  const kind = separator === -1 ? text : text.slice(0, separator)
  if (separator === -1) {
    if (kind === 'project' || kind === 'user' || kind === 'team') return { kind }
    if (kind === 'global') return { kind: 'team' }
  } else if (kind === 'role' || kind === 'agent' || kind === 'room') {
    return { kind, owner: checkOwner(text.slice(separator + 1), text) }
  }
  throw new MetierError({
    code: 'usage',
    message: `${JSON.stringify(text)} is no scope.`,
    next: 'Use project, user, global, role:NAME, agent:NAME or room:ID.',
  })
}

/** The owner becomes a folder: one that could lead anywhere else, or that Windows refuses, is turned away. */
function checkOwner(owner: string, text: string): string {
  const isPlain = /^[\p{L}\p{N}_][\p{L}\p{N}_. -]*$/u.test(owner) && !/[. ]$/.test(owner) && owner.length <= 64
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i.test(owner)
  if (isPlain && !isReserved) return owner
  throw new MetierError({
    code: 'usage',
    message: `The name in the scope ${JSON.stringify(text)} cannot be a folder's.`,
    next: 'Use letters, digits, `-`, `_`, `.` and spaces, at most 64, such as role:engineer.',
  })
}
