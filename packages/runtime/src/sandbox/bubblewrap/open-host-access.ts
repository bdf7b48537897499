import type { SandboxCommand } from '@metier/core'
import { forwarderSource } from '../hosts/forwarder-source.ts'
import { openHostProxy } from '../hosts/open-host-proxy.ts'
import type { Mount } from './mount.ts'

/** How a command without a network of its own reaches the hosts that it was granted. */
export interface HostAccess {
  /** Variables that tell programs of the proxy. */
  readonly environment: Readonly<Record<string, string>>
  readonly mount: Mount
  /** What the argv of the command stands behind. */
  readonly argv: readonly string[]
  close(): void
}

/** Where the socket of the proxy is inside. */
const inside = '/run/metier-hosts'
/** Of the sandbox's own loopback, where nothing else listens; the usual one of proxies. */
const port = '3128'

/** `undefined` where no host is granted, or the whole network is. */
export function openHostAccess({ grants }: Pick<SandboxCommand, 'grants'>): HostAccess | undefined {
  if (grants.network || grants.hosts === undefined || grants.hosts.length === 0) return undefined
  const proxy = openHostProxy({ hosts: grants.hosts })
  const address = `http://127.0.0.1:${port}`
  const names = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY']
  return {
    environment: { ...Object.fromEntries(names.map((name) => [name, address])), NODE_USE_ENV_PROXY: '1' },
    mount: { kind: 'socket', path: inside, from: proxy.path },
    argv: [process.execPath, '--v8-pool-size=0', '-e', forwarderSource, '--', inside, port],
    close: () => proxy.close(),
  }
}
