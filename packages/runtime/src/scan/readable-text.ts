/** Runs of readable characters in binary data, as the program `strings` shows them; line ends and tabs belong to them. */
export function readableText(bytes: Uint8Array, least = 6): Uint8Array {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const runs = text.match(least === 6 ? shortRuns : longRuns) ?? []
  return new TextEncoder().encode(runs.join('\n'))
}

const shortRuns = /[\t\n\r\x20-\x7e]{6,}/g
const longRuns = /[\t\n\r\x20-\x7e]{40,}/g
