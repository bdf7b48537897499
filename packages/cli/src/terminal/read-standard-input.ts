import { MetierError } from '@metier/core'
import type { Streams } from './streams.ts'

/** Bytes: nobody pipes more into a command that reads text. */
const largest = 4 * 1024 * 1024

/** What was piped into the command, as text. Throws `usage` where nothing is piped, and `too-large`. */
export async function readStandardInput({ stdin }: Pick<Streams, 'stdin'>): Promise<string> {
  if (stdin.isTTY === true || !isReadable(stdin)) {
    throw new MetierError({
      code: 'usage',
      message: 'Nothing is piped into this command.',
      next: 'Give a file with --file FILE, or pipe the text in.',
    })
  }
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of stdin) {
    const bytes = chunk instanceof Uint8Array ? chunk : new TextEncoder().encode(String(chunk))
    size += bytes.length
    if (size > largest) {
      throw new MetierError({
        code: 'too-large',
        message: `More than ${largest} bytes are piped into this command.`,
        next: 'Give less.',
      })
    }
    parts.push(bytes)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}

function isReadable(stdin: Streams['stdin']): stdin is Streams['stdin'] & AsyncIterable<unknown> {
  return stdin[Symbol.asyncIterator] !== undefined
}
