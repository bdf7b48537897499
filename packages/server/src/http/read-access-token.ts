import { timingSafeEqual } from 'node:crypto'
import type { AccessGrant } from './access-grant.ts'
import { accessScopes } from './access-scopes.ts'
import { accessTokenPrefix } from './access-token-prefix.ts'
import { signAccessToken } from './sign-access-token.ts'

const longest = 2048

/** What a token allows; `expired` for one that did once; `undefined` for one that we did not make. */
export function readAccessToken(token: string, key: Uint8Array, now: number): AccessGrant | 'expired' | undefined {
  if (!token.startsWith(accessTokenPrefix) || token.length > longest) return undefined
  const [body = '', signature = '', ...rest] = token.slice(accessTokenPrefix.length).split('.')
  const expected = Buffer.from(signAccessToken(body, key))
  const given = Buffer.from(signature)
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const grant = grantOf(body)
  if (grant === undefined) return undefined
  return grant.expires > now ? grant : 'expired'
}

/** Signed by us, and yet read with care: a later version may have written it. */
function grantOf(body: string): AccessGrant | undefined {
  let value: unknown
  try {
    value = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { name, scopes, expires }: { name?: unknown; scopes?: unknown; expires?: unknown } = value
  if (typeof name !== 'string' || typeof expires !== 'number' || !Array.isArray(scopes)) return undefined
  return { name, expires, scopes: accessScopes.filter((scope) => scopes.includes(scope)) }
}
