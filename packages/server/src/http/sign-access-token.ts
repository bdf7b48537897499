import { createHmac } from 'node:crypto'

/** The signature of a token's body, as it stands behind it. */
export function signAccessToken(body: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(body).digest('base64url')
}
