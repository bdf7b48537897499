import { encodeText } from '../text/encode-text.ts'
import { hashBytes } from './hash-bytes.ts'
import { hashSigns } from './hash-signs.ts'

/** `hashBytes` of a text in UTF-8, of which most need not be made. */
export function hashText(text: string): number {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return hashBytes(encodeText(text))
  return hashSigns(text)
}
