import type { Page } from '../terminal/page.ts'
import { printableLines } from '../terminal/printable.ts'

/** A file's text: byte for byte into a pipe, without control characters for somebody who looks at it. */
export function wholeText(text: string, { isTerminal }: Pick<Page, 'isTerminal'>): string | Uint8Array {
  return isTerminal ? printableLines(text) : Buffer.from(text)
}
