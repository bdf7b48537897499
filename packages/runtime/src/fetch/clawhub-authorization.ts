import type { Host } from '@metier/core'
import { isLoopback } from './is-loopback.ts'

/** The token in `CLAWHUB_TOKEN` for the registry, or nothing: then what `metier login` kept is used. */
export function clawhubAuthorization(
  { environment }: Pick<Host, 'environment'>,
  registry: string,
): Readonly<Record<string, string>> {
  const token = environment['CLAWHUB_TOKEN'] ?? ''
  const { protocol, hostname } = new URL(registry)
  const isSafe = protocol === 'https:' || isLoopback(hostname)
  return token === '' || !isSafe ? {} : { authorization: `Bearer ${token}` }
}
