import { diff3Merge } from 'node-diff3'

export interface TextVersions {
  readonly base: string
  readonly ours: string
  readonly theirs: string
}

/** Lines of which a merge is attempted; beyond, both versions are kept. */
const mostLines = 50_000

/**
 * Both changes in one text, line by line; `undefined` where they touch the same lines. A line ending that only one side
 * changed is no change (CRLF), and the text keeps the ending that ours has. Where a text has both endings they are part of
 * its lines: each stays as it is.
 */
export function mergeTexts({ base, ours, theirs }: TextVersions): string | undefined {
  const isMixed = [base, ours, theirs].some((text) => text.includes('\r\n') && /(?:^|[^\r])\n/.test(text))
  const ending = ours.includes('\r\n') && !isMixed ? '\r\n' : '\n'
  const [o, a, b] = [base, ours, theirs].map((text) => text.split(isMixed ? '\n' : /\r?\n/))
  if (o === undefined || a === undefined || b === undefined) return undefined
  if (o.length + a.length + b.length > mostLines) return undefined
  const merged: string[] = []
  for (const { ok, conflict } of diff3Merge(a, o, b, { excludeFalseConflicts: true })) {
    if (conflict !== undefined || ok === undefined) return undefined
    merged.push(...ok)
  }
  return merged.join(ending)
}
