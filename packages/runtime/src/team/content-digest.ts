import { decodeText } from '@metier/core'
import { digestBytes } from '../package/digest-bytes.ts'

/** SHA-256 of a file as the team's lock keeps it: `sha256:` and 64 hex digits. CRLF and LF are one (decisions R-28). */
export function contentDigest(bytes: Uint8Array): string {
  const { text, problem } = decodeText(bytes)
  if (problem !== undefined) return digestBytes(bytes)
  return digestBytes(new TextEncoder().encode(text.replaceAll('\r\n', '\n')))
}
