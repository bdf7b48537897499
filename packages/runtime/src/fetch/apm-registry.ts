import { MetierError, type Host } from '@metier/core'
import { isLoopback } from './is-loopback.ts'

export interface ApmRegistry {
  /** Without a slash at the end. */
  readonly url: string
  /** What `APM_REGISTRY_TOKEN` says; else what `metier login` kept for the host is used, or `.netrc`. */
  readonly headers: Readonly<Record<string, string>>
}

/** The APM registry that the user named: no other is ever asked. Throws `usage`. */
export function apmRegistry({ environment }: Pick<Host, 'environment'>): ApmRegistry {
  const registry = environment['APM_REGISTRY'] ?? ''
  if (!URL.canParse(registry) || !/^https?:/.test(registry)) {
    throw new MetierError({
      code: 'usage',
      message: 'No APM registry is named.',
      next: 'Set APM_REGISTRY to its address, such as https://HOST/apm; a package that lies in a repository needs none: metier add OWNER/REPO.',
    })
  }
  const token = environment['APM_REGISTRY_TOKEN'] ?? ''
  const { protocol, hostname } = new URL(registry)
  const isSafe = protocol === 'https:' || isLoopback(hostname)
  return {
    url: registry.replace(/\/+$/, ''),
    headers: token === '' || !isSafe ? {} : { authorization: `Bearer ${token}` },
  }
}
