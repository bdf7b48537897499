import type { Effect } from '@metier/operations'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a token allows, until when. */
export interface AccessGrant {
  /** For whom it was made, in the user's own words. */
  readonly name: string
  readonly scopes: readonly Effect[]
  /** Milliseconds since 1970. */
  readonly expires: number
}

/** All scopes there are: the effects of operations. */
export const accessScopes = ['read', 'write', 'execute', 'network'] as const satisfies readonly Effect[]

const prefix = 'metier_'
const longest = 2048

/** A token that says what it allows, signed with the key of this user's daemons: nothing is kept of it here. */
export function issueAccessToken(grant: AccessGrant, key: Uint8Array): string {
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${prefix}${body}.${signatureOf(body, key)}`
}

/** What a token allows; `expired` for one that did once; `undefined` for one that we did not make. */
export function readAccessToken(token: string, key: Uint8Array, now: number): AccessGrant | 'expired' | undefined {
  if (!token.startsWith(prefix) || token.length > longest) return undefined
  const [body = '', signature = '', ...rest] = token.slice(prefix.length).split('.')
  const expected = Buffer.from(signatureOf(body, key))
  const given = Buffer.from(signature)
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const grant = grantOf(body)
  if (grant === undefined) return undefined
  return grant.expires > now ? grant : 'expired'
}

function signatureOf(body: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(body).digest('base64url')
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
