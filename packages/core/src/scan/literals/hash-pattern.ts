/** By which a pattern is known in a table: its source and its flags (FNV-1a), and how long they are. */
export function hashPattern({ source, flags }: RegExp): string {
  let hash = 0x811c9dc5
  for (const text of [source, flags])
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `p${(hash >>> 0).toString(36)}x${source.length.toString(36)}`
}
