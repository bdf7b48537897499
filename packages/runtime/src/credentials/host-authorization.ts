import type { FileSystem, Host } from '@metier/core'
import { isLoopback } from '../fetch/is-loopback.ts'
import { netrcAuthorization } from '../fetch/netrc-authorization.ts'
import type { Credential } from './credential.ts'
import { openCredentials } from './open-credentials.ts'

export interface HostAuthorizationOptions {
  readonly fileSystem: FileSystem
  readonly host: Host
}

/**
 * Headers with what `metier login` kept for the host of a URL, or else what `.netrc` has; none over plain HTTP, except on
 * this machine.
 */
export function hostAuthorization(options: HostAuthorizationOptions): (url: URL) => Readonly<Record<string, string>> {
  const fromNetrc = netrcAuthorization(options)
  return (url) => {
    if (url.protocol !== 'https:' && !isLoopback(url.hostname)) return {}
    const kept = openCredentials(options).find(url.host.toLowerCase())
    return kept === undefined ? fromNetrc(url) : { authorization: authorizationOf(kept) }
  }
}

function authorizationOf(credential: Credential): string {
  if (credential.kind === 'token') return `Bearer ${credential.token}`
  return `Basic ${Buffer.from(`${credential.user}:${credential.password}`).toString('base64')}`
}
