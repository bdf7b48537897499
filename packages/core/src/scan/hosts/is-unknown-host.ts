import { isCodeHost } from './is-code-host.ts'
import { isHouseHost } from './is-house-host.ts'
import { isKnownService } from './is-known-service.ts'
import { isUnnamedHost } from './is-unnamed-host.ts'

/**
 * Is nobody known to keep this host? Known are services and institutions, and where code lies under the name of its owner; a host of
 * the reader's own house, and one whose name is left open, are nobody's to know.
 */
export function isUnknownHost(host: string): boolean {
  return !isKnownService(host) && !isCodeHost(host) && !isHouseHost(host) && !isUnnamedHost(host)
}
