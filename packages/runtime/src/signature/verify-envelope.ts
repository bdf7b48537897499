import { verify } from 'node:crypto'
import { dsseSignedBytes, type DsseEnvelope } from '@metier/core'
import { readPublisherKey } from './read-publisher-key.ts'

/** Somebody whose signatures the user trusts. */
export interface Publisher {
  /** As the user calls them. */
  readonly name: string
  /** A public Ed25519 key as OpenSSH or PEM has it. */
  readonly key: string
}

/** Who signed an envelope. */
export type EnvelopeSigner =
  | { readonly state: 'invalid'; readonly why: string }
  | { readonly state: 'unknown'; readonly signer: string }
  | { readonly state: 'trusted'; readonly signer: string; readonly publisher: string }

/**
 * Holds each signature against the keys of the publishers and against the one it brings along. One that fits a trusted key
 * is enough; one that fits no key at all spoils the envelope only when there is no better.
 */
export function verifyEnvelope(envelope: DsseEnvelope, publishers: readonly Publisher[]): EnvelopeSigner {
  const signed = dsseSignedBytes(envelope)
  let unknown: EnvelopeSigner | undefined
  for (const { signature, publicKey } of envelope.signatures) {
    for (const { name, key } of publishers) {
      const trusted = readPublisherKey(key)
      if (trusted !== undefined && verify(null, signed, trusted.key, signature))
        return { state: 'trusted', signer: trusted.fingerprint, publisher: name }
    }
    const own = publicKey === undefined ? undefined : readPublisherKey(publicKey)
    if (own !== undefined && verify(null, signed, own.key, signature))
      unknown ??= { state: 'unknown', signer: own.fingerprint }
  }
  return unknown ?? { state: 'invalid', why: 'the signature does not fit what is signed, or its key is not known' }
}
