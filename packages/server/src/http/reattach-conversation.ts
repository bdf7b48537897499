import { conversationId } from './conversation-id.ts'
import type { ConversationParts } from './conversation-parts.ts'
import { readBody } from './read-body.ts'

/** `POST /v1/conversations/{id}/reattach`: what is loaded, for a conversation that was compacted. */
export function reattachConversation(id: string, body: unknown, { conversations }: ConversationParts): object {
  const given = readBody(body)
  const limits = Object.fromEntries(['perSkill', 'total'].flatMap((key) => limitOf(given, key)))
  const session = conversations.of(conversationId(id))
  const text = session.reattach(limits)
  return { schema: 'metier.reattachment/1', text, active: session.active }
}

function limitOf(body: Readonly<Record<string, unknown>>, key: string): readonly [string, number][] {
  const value = body[key]
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [[key, value]] : []
}
