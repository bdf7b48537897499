import { decodeText } from '../../text/decode-text.ts'
import { encodeText } from '../../text/encode-text.ts'

export interface Learning {
  readonly title: string
  readonly text: string
  /** Why it is no skill. */
  readonly reasons: readonly string[]
}

/**
 * A history with something more under `## Learnings` (checklist SQD-53): at the end of that section, which is made where
 * there is none. All that was there stays, byte for byte and in its order. `undefined` where it holds the text already,
 * or is no text.
 */
export function appendLearning(history: Uint8Array, learning: Learning): Uint8Array | undefined {
  const { text, problem } = decodeText(history)
  if (problem !== undefined) return undefined
  if (holds(text, learning.text)) return undefined
  const end = text.includes('\r\n') ? '\r\n' : '\n'
  const added = entryOf(learning).replaceAll('\n', end)
  const section = /^##[ \t]+Learnings[ \t]*\r?$/imu.exec(text)
  if (section === null) {
    const gap = text === '' ? '' : text.endsWith('\n') ? end : `${end}${end}`
    return encodeText(`${text}${gap}## Learnings${end}${end}${added}`)
  }
  const from = section.index + section[0].length
  const next = /^##?[ \t]/mu.exec(text.slice(from))
  const at = next === null ? text.length : from + next.index
  const before = text.slice(0, at)
  const gap = /\n\r?\n$/.test(before) ? '' : before.endsWith('\n') ? end : `${end}${end}`
  const rest = text.slice(at)
  return encodeText(`${before}${gap}${added}${rest === '' ? '' : end}${rest}`)
}

function entryOf({ title, text, reasons }: Learning): string {
  const lines = text.trim().split(/\r\n|\r|\n/)
  const why = reasons.length === 0 ? '' : `\n_Kept here: ${reasons.join('; ')}._\n`
  // A heading in what was learned would end the section.
  const plain = lines.map((line) => line.replace(/^#{1,3}(?=[ \t])/, '####')).join('\n')
  return `### ${title}\n\n${plain}\n${why}`
}

function holds(history: string, text: string): boolean {
  return plain(history).includes(plain(text))
}

function plain(text: string): string {
  return text.replaceAll(/[\s#]+/gu, ' ').trim()
}
