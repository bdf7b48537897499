import { decodeBase64 } from '../../scan/decode/decode-base64.ts'
import type { DsseEnvelope, DsseSignature } from './dsse-envelope.ts'
import { fieldOf } from './field-of.ts'

/** Nobody signs a skill with more keys than this; each costs a verification. */
const mostSignatures = 16

/** Reads an envelope; `undefined` when it is none. Members that are not known are passed over, as DSSE asks. */
export function readDsseEnvelope(text: string): DsseEnvelope | undefined {
  const data = parse(text)
  const payloadType = fieldOf(data, 'payloadType')
  const payload = bytesOf(fieldOf(data, 'payload'))
  const listed = fieldOf(data, 'signatures')
  if (typeof payloadType !== 'string' || payload === undefined || !Array.isArray(listed)) return undefined
  if (listed.length === 0 || listed.length > mostSignatures) return undefined
  const signatures = listed.map((each: unknown) => signatureOf(each))
  const known = signatures.filter((each) => each !== undefined)
  return known.length < signatures.length ? undefined : { payloadType, payload, signatures: known }
}

function signatureOf(value: unknown): DsseSignature | undefined {
  const [keyid, publicKey] = [fieldOf(value, 'keyid') ?? '', fieldOf(value, 'publicKey')]
  const signature = bytesOf(fieldOf(value, 'sig'))
  if (typeof keyid !== 'string' || signature === undefined) return undefined
  return { keyid, signature, ...(typeof publicKey === 'string' && { publicKey }) }
}

function bytesOf(value: unknown): Uint8Array | undefined {
  return typeof value === 'string' ? decodeBase64(value) : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
