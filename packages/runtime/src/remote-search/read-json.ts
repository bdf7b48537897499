import { MetierError } from '@metier/core'
import type { Download } from '../fetch/download.ts'

/** Bytes of an answer. */
const largest = 16 * 1024 * 1024

/** What an address answers, as data. Throws what `Download` throws, and `fetch-failed` for no JSON or nothing. */
export async function readJson(
  download: Download,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const answer = await download(address, { limit: largest, headers })
  try {
    return JSON.parse(new TextDecoder().decode(answer?.bytes))
  } catch {
    const message = `${new URL(address).host} gives no JSON.`
    throw new MetierError({ code: 'fetch-failed', message, next: 'Tell whoever runs it.' })
  }
}
