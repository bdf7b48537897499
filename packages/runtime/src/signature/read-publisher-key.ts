import { createHash, createPublicKey, type KeyObject } from 'node:crypto'
import { readSshPublicKey, sshPublicKey } from '@metier/core'

/** A public key that signatures are held against. */
export interface PublisherKey {
  readonly key: KeyObject
  /** As `ssh-keygen -l` shows it: `SHA256:` and base64 without padding. */
  readonly fingerprint: string
  /** One line of OpenSSH, without a comment. */
  readonly line: string
}

/** Reads an Ed25519 key as OpenSSH or PEM has it; `undefined` for any other kind and for what is no key. */
export function readPublisherKey(text: string): PublisherKey | undefined {
  const ssh = readSshPublicKey(text)
  const raw = ssh?.raw ?? rawOfPem(text)
  if (raw === undefined) return undefined
  const { line, blob } = ssh ?? sshPublicKey(raw)
  const x = Buffer.from(raw).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  const fingerprint = `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`
  return { key, fingerprint, line }
}

function rawOfPem(text: string): Uint8Array | undefined {
  if (!/^\s*-----BEGIN PUBLIC KEY-----/.test(text) || text.length > 2000) return undefined
  try {
    const { crv, x } = createPublicKey(text).export({ format: 'jwk' })
    return crv === 'Ed25519' && x !== undefined ? Buffer.from(x, 'base64url') : undefined
  } catch {
    return undefined
  }
}
