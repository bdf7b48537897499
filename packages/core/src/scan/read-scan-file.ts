import { decodeText } from '../text/decode-text.ts'
import { foldText } from './text/fold-text.ts'
import type { MappedText } from './text/mapped-text.ts'
import type { ScanFile } from './skill-to-scan.ts'

/** A file with its text, and what became of it. */
export interface ReadFile {
  readonly path: string
  readonly text: string
  readonly folded: MappedText
}

/** Reads bytes as the text that a lenient program would see; binary data gives what is readable in it. */
export function readScanFile({ path, bytes }: ScanFile & { readonly bytes: Uint8Array }): ReadFile {
  const decoded = decodeText(bytes)
  const text = decoded.problem?.kind === 'utf16' ? fromUtf16(bytes) : decoded.text
  return { path, text, folded: foldText(text) }
}

function fromUtf16(bytes: Uint8Array): string {
  const isBig = bytes[0] === 0xfe || bytes[0] === 0
  const parts: string[] = []
  for (let index = 0; index + 1 < bytes.length; index += 2) {
    const first = bytes[index] ?? 0
    const second = bytes[index + 1] ?? 0
    parts.push(String.fromCharCode(isBig ? (first << 8) | second : (second << 8) | first))
  }
  return parts.join('')
}
