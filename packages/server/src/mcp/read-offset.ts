import { MetierError } from '@metier/core'
import type { ToolArguments } from './mcp-tool.ts'

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
