const scheme = /:\/\//g
const target = /\]\(<?https?:\/\//g

/**
 * Whether all addresses of a paragraph are targets of links. Pages that somebody may read on stand in half of all manuals; with
 * what else is done in the paragraph they have nothing to do.
 */
export function areCited(line: string): boolean {
  if (!line.includes('](') || line.includes('@')) return false
  const targets = line.match(target)?.length ?? 0
  return targets > 0 && targets === line.match(scheme)?.length
}
