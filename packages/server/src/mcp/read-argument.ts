import { MetierError } from '@metier/core'
import type { ToolArguments } from './mcp-tool.ts'

/** Longest text in UTF-16 code units that any tool takes; longer ones are mistakes or attacks. */
const longest = 100_000

/**
 * An argument as a string; `undefined` when it was not given.
 * @throws MetierError `invalid-input` for anything but a string of bearable length.
 */
export function readString(input: ToolArguments, key: string): string | undefined {
  const value = Object.hasOwn(input, key) ? input[key] : undefined
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return requireBearable(key, value)
  throw new MetierError({
    code: 'invalid-input',
    message: `The argument ${key} must be a string.`,
    next: `Send ${key} as text.`,
  })
}

export function requireBearable(key: string, value: string): string {
  if (value.length <= longest) return value
  throw new MetierError({
    code: 'invalid-input',
    message: `The argument ${key} has ${value.length} characters; the limit is ${longest}.`,
    next: 'Send less.',
  })
}

/** A whole number from 0, which it is when it was not given. */
export function readOffset(input: ToolArguments, key: string): number {
  const value = Object.hasOwn(input, key) ? input[key] : undefined
  if (value === undefined || value === null) return 0
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value
  throw new MetierError({
    code: 'invalid-input',
    message: `The argument ${key} must be a whole number from 0.`,
    next: `Leave ${key} out to start at the beginning.`,
  })
}
