import { conversationId } from './conversation-id.ts'
import type { ConversationParts } from './conversation-parts.ts'
import { readBody } from './read-body.ts'
import { reattachLimits } from './reattach-limits.ts'

/** `POST /v1/conversations/{id}/reattach`: what is loaded, for a conversation that was compacted. */
export function reattachConversation(id: string, body: unknown, { conversations }: ConversationParts): object {
  const limits = reattachLimits(readBody(body))
  const session = conversations.of(conversationId(id))
  const text = session.reattach(limits)
  return { schema: 'metier.reattachment/1', text, active: session.active }
}
