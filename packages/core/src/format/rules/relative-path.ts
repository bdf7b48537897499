/**
 * The path inside the skill that a link means, with `/` and without `.` segments; `'outside'` when
 * it leaves the skill's directory; `undefined` for an address, an anchor or an absolute path.
 */
export function relativePath(destination: string): string | undefined {
  if (destination === '' || /^[a-z][a-z\d+.-]*:|^[/#\\~$]|^[<{]|[{}<>*]/i.test(destination)) return undefined
  const segments: string[] = []
  for (const segment of decode(destination).split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') segments.push(segment)
    else if (segments.pop() === undefined) return 'outside'
  }
  return segments.join('/')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
