import type { ToolArguments } from './mcp-tool.ts'
import { readString } from './read-string.ts'
import { requireBearable } from './require-bearable.ts'

/** Models send arguments as text, as a list of words or as an object; text is what a skill is written for. */
export function argumentsText(input: ToolArguments): string | undefined {
  const value = input['arguments']
  if (Array.isArray(value) && value.every((word) => typeof word === 'string')) {
    return requireBearable('arguments', value.join(' '))
  }
  if (typeof value === 'object' && value !== null) return requireBearable('arguments', JSON.stringify(value))
  return readString(input, 'arguments')
}
