const decoder = new TextDecoder()
const encoder = new TextEncoder()

/**
 * Files as somebody left them. A change is the text of a file that is new, `null` for one that is gone, or places in the file that
 * was there: the first line, how many lines go, and those that come.
 */
export function copyOf(files, changes) {
  const kept = files.flatMap(({ path, bytes }) => {
    if (!Object.hasOwn(changes, path)) return [{ path, bytes }]
    const change = changes[path]
    if (change === null) return []
    return [{ path, bytes: encoder.encode(changed(decoder.decode(bytes), change)) }]
  })
  const known = new Set(files.map(({ path }) => path))
  const added = Object.entries(changes)
    .filter(([path, change]) => typeof change === 'string' && !known.has(path))
    .map(([path, text]) => ({ path, bytes: encoder.encode(text) }))
  return [...kept, ...added]
}

function changed(text, change) {
  if (typeof change === 'string') return change
  const lines = text.split('\n')
  for (const [start, count, put] of change.toReversed()) lines.splice(start, count, ...put)
  return lines.join('\n')
}
