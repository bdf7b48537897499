import { isLoopback } from './is-loopback.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The proxy that the environment names for an address, as curl and git read it: `https_proxy`, `http_proxy` and `all_proxy` in
 * either case, less what `no_proxy` lists. This machine is never asked for through one. `undefined` for none, and for what is no
 * proxy over HTTP.
 */
export function proxyFor({ protocol, hostname, port }: URL, environment: Environment): URL | undefined {
  const get = (name: string): string => environment[name] || environment[name.toUpperCase()] || ''
  const named = get(protocol === 'https:' ? 'https_proxy' : 'http_proxy') || get('all_proxy')
  if (named === '' || isLoopback(hostname) || isExcepted({ hostname, port }, get('no_proxy'))) return undefined
  const address = named.includes('://') ? named : `http://${named}`
  const proxy = URL.canParse(address) ? new URL(address) : undefined
  return proxy?.protocol === 'http:' ? proxy : undefined
}

/** `*`, a host with all below it, or that at one port. */
function isExcepted({ hostname, port }: Pick<URL, 'hostname' | 'port'>, list: string): boolean {
  const host = hostname.toLowerCase()
  return list.split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true
    const [, name = '', only] = /^\.?([^:]+)(?::(\d+))?$/.exec(entry.toLowerCase().replace(/^\*\./, '')) ?? []
    if (name === '' || (only !== undefined && only !== port)) return false
    return host === name || host.endsWith(`.${name}`)
  })
}
