import type { AccessGrant } from './access-grant.ts'
import { accessTokenPrefix } from './access-token-prefix.ts'
import { signAccessToken } from './sign-access-token.ts'

/** A token that says what it allows, signed with the key of this user's daemons: nothing is kept of it here. */
export function issueAccessToken(grant: AccessGrant, key: Uint8Array): string {
  const body = Buffer.from(JSON.stringify(grant)).toString('base64url')
  return `${accessTokenPrefix}${body}.${signAccessToken(body, key)}`
}
