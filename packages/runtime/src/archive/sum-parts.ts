import { createHash } from 'node:crypto'

export interface SumPartsOptions {
  readonly algorithm: 'sha256' | 'sha512'
  /** Where they go; nowhere without. Reads all of them. */
  readonly into?: (parts: AsyncIterable<Uint8Array>) => Promise<void>
}

export interface PartsSum {
  /** Bytes. */
  readonly size: number
  readonly sum: Buffer
}

/** What bytes that come part after part come to, taken on their way. */
export async function sumParts(
  parts: AsyncIterable<Uint8Array>,
  { algorithm, into = readAll }: SumPartsOptions,
): Promise<PartsSum> {
  const hash = createHash(algorithm)
  let size = 0
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const part of parts) {
      hash.update(part)
      size += part.length
      yield part
    }
  }
  await into(counted())
  return { size, sum: hash.digest() }
}

async function readAll(parts: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const part of parts) void part
}
