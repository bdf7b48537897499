import { decodeBase64 } from '../scan/decode/decode-base64.ts'
import { encodeText } from '../text/encode-text.ts'

const loneSurrogate = /\p{Surrogate}/u

/** The bytes of a file in a bundle, `undefined` for what is none. */
export function fromBundledFile(value: unknown): Uint8Array | undefined {
  // Half a surrogate pair has no bytes: it would be written as something else.
  if (typeof value === 'string') return loneSurrogate.test(value) ? undefined : encodeText(value)
  if (typeof value !== 'object' || value === null || !('encoding' in value) || !('data' in value)) return undefined
  return value.encoding === 'base64' && typeof value.data === 'string' ? decodeBase64(value.data) : undefined
}
