import { MetierError, type Host } from '@metier/core'

/** The registry that the user named, without a slash at the end: no other is ever asked (checklist OST-42). Throws `usage`. */
export function clawhubRegistry({ environment }: Pick<Host, 'environment'>): string {
  const registry = environment['CLAWHUB_REGISTRY'] ?? ''
  if (/^https?:\/\/\S+$/.test(registry)) return registry.replace(/\/+$/, '')
  throw new MetierError({
    code: 'usage',
    message: 'No ClawHub registry is named.',
    next: 'Set CLAWHUB_REGISTRY to its address, such as https://HOST, and log in with `metier login https://HOST` where it asks for a token.',
  })
}
