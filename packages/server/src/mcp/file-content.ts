import { mediaType } from './media-type.ts'

/** A file as MCP carries it: text where the bytes are text, base64 otherwise. */
export type FileContent =
  | { readonly mimeType: string; readonly text: string }
  | { readonly mimeType: string; readonly blob: string }

/** The bytes decide whether a file is text (valid UTF-8 without NUL), the name only what kind. */
export function fileContent(path: string, bytes: Uint8Array): FileContent {
  const text = decodeText(bytes)
  if (text !== undefined) return { mimeType: mediaType(path, 'text/plain'), text }
  return { mimeType: mediaType(path, 'application/octet-stream'), blob: Buffer.from(bytes).toString('base64') }
}

function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}
