import { badMessage } from './bad-message.ts'
import type { ClientMessage } from './client-message.ts'
import { isMessageId } from './is-message-id.ts'

/** @throws MetierError `invalid-input` for anything that is no message. */
export function readClientMessage(text: string): ClientMessage {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw badMessage('A message is a JSON object.')
  }
  const { type, id, ...fields }: { type?: unknown; id?: unknown } & Record<string, unknown> = { ...value }
  if (typeof type !== 'string' || type === '' || type.length > 64) {
    throw badMessage('A message has a `type`, such as "list_skills".')
  }
  if (id === undefined || id === null) return { type, fields }
  if (isMessageId(id)) return { type, id, fields }
  throw badMessage('The `id` of a message is a number or a text of at most 128 characters.')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badMessage('This is not JSON.')
  }
}
