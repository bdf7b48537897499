/**
 * Does a pattern of `grants.hosts` name this host and port? `api.example.com`, `*.example.com` for all that lie below it,
 * `127.0.0.1:8080`. Without a port it is that of the web: 80 and 443.
 */
export function matchesHost(
  pattern: string,
  { host, port }: { readonly host: string; readonly port: number },
): boolean {
  const { name, port: wanted } = splitHost(pattern)
  if (wanted === undefined ? port !== 80 && port !== 443 : port !== wanted) return false
  const given = plainHost(host)
  // A star is for what lies below a name; nobody grants the whole world by it.
  if (name.startsWith('*.'))
    return name.indexOf('.', 2) !== -1 && given.length >= name.length && given.endsWith(name.slice(1))
  return name !== '' && given === name
}

/** A pattern's name in lower case, without brackets, and its port where it has one. */
export function splitHost(text: string): { readonly name: string; readonly port?: number } {
  const port = /(?<=^[^:]*|\]):(\d{1,5})$/.exec(text.trim())?.[1]
  const name = plainHost(port === undefined ? text.trim() : text.trim().slice(0, -port.length - 1))
  return port === undefined ? { name } : { name, port: Number(port) }
}

function plainHost(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/\.$/, '')
}
