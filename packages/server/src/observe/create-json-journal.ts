import type { Journal } from '@metier/runtime'
import { pino, type DestinationStream } from 'pino'

export interface JsonJournalOptions {
  /** One line of JSON each. */
  readonly destination: DestinationStream
  /** The quietest level that is written. */
  readonly level: 'error' | 'warn' | 'info' | 'debug'
}

/** Keys whose values are nobody's business, wherever they stand. */
const secretKeys = ['token', 'authorization', 'password', 'secret', 'apiKey', 'api_key', 'cookie']

/** Secrets that stand in the middle of a sentence: tokens of this daemon and those of well-known services. */
const secretText =
  /metier_[\w-]{8,}\.[\w-]{8,}|\b(?:sk|pk|rk)-[\w-]{16,}|\bgh[pousr]_\w{16,}|\bxox[abpr]-[\w-]{10,}|\bAKIA[0-9A-Z]{16}\b|\bbearer +[\w.~+/-]{8,}/gi

/** A journal as structured log lines (pino), with secrets as stars. */
export function createJsonJournal({ destination, level }: JsonJournalOptions): Journal {
  const logger = pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretKeys.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), censor: '***' },
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  )
  return {
    write: (at, message, data) => logger[at](scrubbed(data ?? {}), scrubText(message)),
  }
}

function scrubText(text: string): string {
  return text.replaceAll(secretText, '***')
}

/** One level deep is what journal entries have; deeper values are written by `redact` alone. */
function scrubbed(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(data).map(([key, value]) => [
    key,
    typeof value === 'string' ? scrubText(value) : value,
  ])
  return Object.fromEntries(entries)
}
