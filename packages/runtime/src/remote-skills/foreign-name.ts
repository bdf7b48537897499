const longest = 64

/** The name of another server's skill among ours: its own behind our label of the server, and before a mark if one is needed. */
export function foreignName(name: string, label: string, mark?: string): string {
  const end = mark === undefined ? '' : `-${mark}`
  const start = `${label}-${name}`.slice(0, longest - end.length).replace(/-+$/, '')
  return `${start}${end}`
}
