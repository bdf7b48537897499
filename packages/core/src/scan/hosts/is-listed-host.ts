/** Beginnings of paths by the host that they belong to; an empty one is all of it. */
type HostIndex = ReadonlyMap<string, readonly string[]>

const indexes = new WeakMap<readonly string[], HostIndex>()

/**
 * Is a host, or one above it, on a list; of an entry with a path, does the path begin with that? Takes as long as the host has
 * labels, however long the list is.
 */
export function isListedHost(list: readonly string[], host: string, path: string): boolean {
  const index = indexOf(list)
  for (let name = host; ;) {
    if (index.get(name)?.some((start) => start === '' || isPart(path, start)) === true) return true
    const dot = name.indexOf('.')
    if (dot === -1) return false
    name = name.slice(dot + 1)
  }
}

function indexOf(list: readonly string[]): HostIndex {
  let index = indexes.get(list)
  if (index === undefined) indexes.set(list, (index = readList(list)))
  return index
}

function readList(list: readonly string[]): HostIndex {
  const index = new Map<string, string[]>()
  for (const entry of list) {
    const slash = entry.indexOf('/')
    const host = slash === -1 ? entry : entry.slice(0, slash)
    const starts = index.get(host) ?? []
    starts.push(slash === -1 ? '' : entry.slice(slash))
    index.set(host, starts)
  }
  return index
}

/** The name of an owner ends with its part of the path: whoever calls themselves `google-tools` is somebody else. */
function isPart(path: string, start: string): boolean {
  return path.startsWith(start) && /^(?:$|[/?#])/.test(path.slice(start.length))
}
