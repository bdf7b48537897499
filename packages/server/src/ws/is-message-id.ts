import type { ClientMessage } from './client-message.ts'

export type MessageId = NonNullable<ClientMessage['id']>

export function isMessageId(id: unknown): id is MessageId {
  return (typeof id === 'string' && id.length <= 128) || typeof id === 'number'
}
