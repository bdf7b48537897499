import { encodeText } from '../../text/encode-text.ts'
import type { DsseEnvelope } from './dsse-envelope.ts'

/** What is signed of an envelope: type and content with their lengths, so that neither can pass for the other (DSSE, PAE). */
export function dsseSignedBytes({ payloadType, payload }: Pick<DsseEnvelope, 'payloadType' | 'payload'>): Uint8Array {
  const typeLength = encodeText(payloadType).length
  const head = encodeText(`DSSEv1 ${typeLength} ${payloadType} ${payload.length} `)
  const all = new Uint8Array(head.length + payload.length)
  all.set(head)
  all.set(payload, head.length)
  return all
}
