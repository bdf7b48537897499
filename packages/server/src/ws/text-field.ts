import { badMessage } from './bad-message.ts'
import type { ClientMessage } from './client-message.ts'

const longestText = 100_000

/** A text among the members of a message; `undefined` when it is not there. */
export function textField(fields: ClientMessage['fields'], key: string): string | undefined {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && value.length <= longestText) return value
  throw badMessage(`\`${key}\` must be a text of at most ${longestText} characters.`)
}
