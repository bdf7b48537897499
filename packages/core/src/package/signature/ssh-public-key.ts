import { decodeBase64 } from '../../scan/decode/decode-base64.ts'
import { encodeText } from '../../text/encode-text.ts'
import { toBase64 } from './to-base64.ts'

/** A public Ed25519 key as OpenSSH writes it. */
export interface SshPublicKey {
  /** 32 bytes. */
  readonly raw: Uint8Array
  /** What a fingerprint is made of. */
  readonly blob: Uint8Array
  /** One line without a comment: one key, one text. */
  readonly line: string
}

const kind = 'ssh-ed25519'
/** Four bytes of length and the kind; four bytes of length and the key (RFC 8709). */
const head = Uint8Array.of(0, 0, 0, kind.length, ...encodeText(kind), 0, 0, 0, 32)

/** The key of a line such as `ssh-ed25519 AAAA… name`; `undefined` for other kinds of keys and other texts. */
export function readSshPublicKey(text: string): SshPublicKey | undefined {
  const found = /^\s{0,80}ssh-ed25519 +([A-Za-z0-9+/]{68})(?:[ \t\r\n][^\n]{0,500})?\s{0,80}$/.exec(text)
  const blob = found?.[1] === undefined ? undefined : decodeBase64(found[1])
  if (blob === undefined || blob.length !== head.length + 32) return undefined
  return head.every((byte, at) => blob[at] === byte) ? sshPublicKey(blob.subarray(head.length)) : undefined
}

/** The same for the 32 bytes of a key. */
export function sshPublicKey(raw: Uint8Array): SshPublicKey {
  const blob = Uint8Array.of(...head, ...raw)
  return { raw, blob, line: `${kind} ${toBase64(blob)}` }
}
