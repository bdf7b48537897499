/** Names that are devices on Windows, whatever their ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Path of a file inside a skill, `undefined` for a URI that leads elsewhere or names what no disk should hold. */
export function pathBelow(root: string, uri: string): string | undefined {
  if (!uri.startsWith(root)) return undefined
  const segments = uri.slice(root.length).split('/').map(decode)
  const isBad = segments.some(
    (segment) =>
      segment === undefined ||
      /^\.|[\\/:*?"<>|]|\p{Cc}|[. ]$/u.test(segment) ||
      segment === '' ||
      devices.test(segment),
  )
  return isBad ? undefined : segments.join('/')
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}
