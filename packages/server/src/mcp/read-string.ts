import { MetierError } from '@metier/core'
import type { ToolArguments } from './mcp-tool.ts'

import { requireBearable } from './require-bearable.ts'

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
