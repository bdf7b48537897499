import { MetierError } from '@metier/core'

/** What a client sends over the WebSocket: a JSON object with a `type`; answers carry its `id`. */
export interface ClientMessage {
  readonly type: string
  readonly id?: string | number
  /** The other members, as they came. */
  readonly fields: Readonly<Record<string, unknown>>
}

/** @throws MetierError `invalid-input` for anything that is no message. */
export function readClientMessage(text: string): ClientMessage {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw bad('A message is a JSON object.')
  }
  const { type, id, ...fields }: { type?: unknown; id?: unknown } & Record<string, unknown> = { ...value }
  if (typeof type !== 'string' || type === '' || type.length > 64) {
    throw bad('A message has a `type`, such as "list_skills".')
  }
  if (id === undefined || id === null) return { type, fields }
  if ((typeof id === 'string' && id.length <= 128) || typeof id === 'number') return { type, id, fields }
  throw bad('The `id` of a message is a number or a text of at most 128 characters.')
}

/** A text among the members of a message; `undefined` when it is not there. */
export function textField(fields: ClientMessage['fields'], key: string): string | undefined {
  const value = Object.hasOwn(fields, key) ? fields[key] : undefined
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string' && value.length <= longestText) return value
  throw bad(`\`${key}\` must be a text of at most ${longestText} characters.`)
}

const longestText = 100_000

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw bad('This is not JSON.')
  }
}

function bad(message: string): MetierError {
  return new MetierError({
    code: 'invalid-input',
    message,
    next: 'Send, for example, {"type":"list_skills","id":1}.',
  })
}
