import { createPrivateKey, type KeyObject } from 'node:crypto'
import { SshReader } from './ssh-reader.ts'

const magic = 'openssh-key-v1\0'

/** What an OpenSSH file of a private key holds. */
export type OpensshKey =
  | { readonly kind: 'key'; readonly key: KeyObject }
  /** Under a passphrase, whose derivation Node has no means for: an agent can use it. */
  | { readonly kind: 'encrypted' }
  | { readonly kind: 'other'; readonly algorithm: string }

/** Reads `-----BEGIN OPENSSH PRIVATE KEY-----`; `undefined` for what is none (PROTOCOL.key of OpenSSH). */
export function readOpensshKey(text: string): OpensshKey | undefined {
  const body = /-----BEGIN OPENSSH PRIVATE KEY-----([A-Za-z0-9+/=\s]+)-----END OPENSSH PRIVATE KEY-----/.exec(text)?.[1]
  const bytes = Buffer.from(body ?? '', 'base64')
  if (bytes.subarray(0, magic.length).toString('latin1') !== magic) return undefined
  const reader = new SshReader(bytes.subarray(magic.length))
  const cipher = reader.text()
  reader.bytes()
  reader.bytes()
  const count = reader.number()
  const algorithm = new SshReader(reader.bytes()).text()
  if (algorithm !== 'ssh-ed25519' || count !== 1) return { kind: 'other', algorithm }
  if (cipher !== 'none') return { kind: 'encrypted' }
  const inner = new SshReader(reader.bytes())
  if (inner.number() !== inner.number() || inner.text() !== algorithm) return undefined
  const x = inner.bytes()
  const secret = inner.bytes()
  const isKey = x.length === 32 && secret.length === 64
  if (!isKey) return undefined
  const jwk = { kty: 'OKP', crv: 'Ed25519', d: url(secret.subarray(0, 32)), x: url(x) }
  return { kind: 'key', key: createPrivateKey({ key: jwk, format: 'jwk' }) }
}

function url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url')
}
