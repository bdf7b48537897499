import type { PackageSource } from './package-source.ts'

/** Names under which hosts take what only one person or a few may know; signed addresses have some of them, too. */
const secret = /(?:^|[-_])(?:auth|authorization|credential|key|pass|password|pwd|secret|sig|signature|token)s?$/i

/** Names of the parts of a web address that look like secrets: whoever reads the lock file reads them. */
export function secretsInSource(source: PackageSource): readonly string[] {
  const address =
    source.kind === 'archive'
      ? source.location
      : source.kind === 'well-known'
        ? source.url
        : source.kind === 'mcp'
          ? source.server
          : ''
  const query = /^https?:\/\/[^?#\s]*\?([^#\s]*)/i.exec(address)?.[1] ?? ''
  return query
    .split('&')
    .map((part) => part.split('=')[0] ?? '')
    .filter((name) => secret.test(name.replaceAll(/([a-z])([A-Z])/g, '$1-$2')))
}
