import { printableJson } from './printable-json.ts'
import type { OutputStream } from './streams.ts'

/** An answer for programs; on a terminal without the signs that would do something there. */
export function writeJson(output: unknown, stream: OutputStream): void {
  const text = JSON.stringify(output, null, 2)
  stream.write(`${stream.isTTY === true ? printableJson(text) : text}\n`)
}
