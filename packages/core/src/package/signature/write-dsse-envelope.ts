import type { DsseEnvelope } from './dsse-envelope.ts'
import { toBase64 } from './to-base64.ts'

/** One envelope, one text. */
export function writeDsseEnvelope({ payloadType, payload, signatures }: DsseEnvelope): string {
  const written = signatures.map(({ keyid, signature, publicKey }) => ({
    keyid,
    sig: toBase64(signature),
    ...(publicKey !== undefined && { publicKey }),
  }))
  return `${JSON.stringify({ payloadType, payload: toBase64(payload), signatures: written }, null, 2)}\n`
}
