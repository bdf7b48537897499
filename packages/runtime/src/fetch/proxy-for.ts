import { BlockList, isIP } from 'node:net'
import { MetierError } from '@metier/core'
import { isLoopback } from './is-loopback.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The proxy that the environment names for an address, as curl and git read it: `https_proxy`, `http_proxy` and `all_proxy` in
 * either case, less what `no_proxy` lists. This machine is never asked for through one. `undefined` for none. Throws
 * `fetch-failed` for what is no proxy over HTTP: who named one does not want to be seen without it.
 */
export function proxyFor(url: URL, environment: Environment): URL | undefined {
  const get = (name: string): string => environment[name] || environment[name.toUpperCase()] || ''
  const named = get(url.protocol === 'https:' ? 'https_proxy' : 'http_proxy') || get('all_proxy')
  if (named === '' || isLoopback(url.hostname) || isExcepted(url, get('no_proxy'))) return undefined
  const address = named.includes('://') ? named : `http://${named}`
  const proxy = URL.canParse(address) ? new URL(address) : undefined
  if (proxy?.protocol === 'http:') return proxy
  throw new MetierError({
    code: 'fetch-failed',
    message: `Cannot reach ${url.origin}: the proxy that the environment names is none over HTTP${proxy ? ` (${proxy.protocol}//)` : ''}.`,
    next: 'Name one as http://HOST:PORT, or the host in no_proxy.',
  })
}

/** `*`, a host with all below it, or that at one port; an address, or a range of them. */
function isExcepted({ protocol, hostname, port }: URL, list: string): boolean {
  const host = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  const ownPort = port === '' ? (protocol === 'https:' ? '443' : '80') : port
  return list.split(/[\s,]+/).some((entry) => {
    if (entry === '*') return true
    if (entry.includes('/')) return isWithin(host, entry)
    const plain = entry.toLowerCase().replace(/^\*\./, '')
    const [, name = '', only] =
      /^\.?(\[[^\]]+\]|[^:]+)(?::(\d+))?$/.exec(isIP(plain) === 6 ? `[${plain}]` : plain) ?? []
    if (name === '' || (only !== undefined && only !== ownPort)) return false
    return host === name.replace(/^\[(.*)\]$/, '$1') || host.endsWith(`.${name}`)
  })
}

/** An address of a range such as `10.0.0.0/8`. A name is in none: nobody is asked for its address. */
function isWithin(host: string, range: string): boolean {
  const [address = '', bits = ''] = range.split('/')
  const kind = isIP(address)
  const most = kind === 4 ? 32 : 128
  if (kind === 0 || isIP(host) !== kind || !/^\d{1,3}$/.test(bits) || Number(bits) > most) return false
  const block = new BlockList()
  const family = kind === 4 ? 'ipv4' : 'ipv6'
  block.addSubnet(address, Number(bits), family)
  return block.check(host, family)
}
