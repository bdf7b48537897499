/**
 * `path` as seen from `root`, with `/`; as given when it lies elsewhere. Both absolute, in the notation of either
 * system. Text only: nothing is looked up, so both must come from the same walk.
 */
export function relativeLocation(path: string, root: string): string {
  if (root === '') return path
  const windows = /^(?:[A-Za-z]:[\\/]|\\\\)/.test(path)
  const slashed = windows ? path.replaceAll('\\', '/') : path
  const base = withoutTrailingSlashes(windows ? root.replaceAll('\\', '/') : root)
  const prefix = `${base}/`
  const within = windows ? slashed.toLowerCase().startsWith(prefix.toLowerCase()) : slashed.startsWith(prefix)
  return within ? slashed.slice(prefix.length) : path
}

function withoutTrailingSlashes(path: string): string {
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end--
  return path.slice(0, end)
}
