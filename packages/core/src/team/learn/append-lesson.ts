import { decodeText } from '../../text/decode-text.ts'
import { encodeText } from '../../text/encode-text.ts'

/**
 * A Markdown file with one more line of a list at its end, in its own line ends; every byte that was there stays.
 * `undefined` for what is no text.
 */
export function appendLesson(bytes: Uint8Array, lesson: string): Uint8Array | undefined {
  const { text, problem } = decodeText(bytes)
  if (problem !== undefined) return undefined
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const open = text === '' || text.endsWith('\n') ? '' : end
  const last = text.trimEnd().split('\n').at(-1) ?? ''
  const isList = /^\s{0,3}[-*+] /.test(last) && /\S[^\S\n]*\r?\n?$/.test(text)
  const gap = isList || text.trim() === '' || /\n\r?\n$/.test(text) ? '' : end
  const added = encodeText(`${open}${gap}- ${lesson}${end}`)
  const whole = new Uint8Array(bytes.length + added.length)
  whole.set(bytes)
  whole.set(added, bytes.length)
  return whole
}
