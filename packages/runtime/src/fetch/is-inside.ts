import { isIP } from 'node:net'
import { isPublicAddress } from '../sandbox/hosts/is-public-address.ts'
import { isLoopback } from './is-loopback.ts'

/** Whether a host, as a URL has it, is this machine or an address that only its own network knows. A name says nothing of that. */
export function isInside(hostname: string): boolean {
  if (isLoopback(hostname) || hostname.endsWith('.localhost')) return true
  const address = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(address) !== 0 && !isPublicAddress(address)
}
