import { MetierError } from '@metier/core'

/** The host that a token is for, with its port where it has one. Throws `usage` for what is no host. */
export function credentialPlace(text: string): string {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isHost = url !== undefined && url.username === '' && url.password === '' && url.search === ''
  if (isHost && (url.pathname === '/' || address === text)) return url.host.toLowerCase()
  throw new MetierError({
    code: 'usage',
    message: 'That is no host of a registry.',
    next: 'Give its name, such as registry.example.com, without a name or a password in it.',
  })
}
