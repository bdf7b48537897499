import { MetierError } from '@metier/core'
import { activateSkill } from '../mcp/activate-skill.ts'
import { lookForModel } from '../mcp/look-for-model.ts'
import { conversationId } from './conversation-id.ts'
import type { ConversationParts } from './conversation-parts.ts'
import { readBody } from './read-body.ts'

/** `POST /v1/conversations/{id}/activate`: a skill's text, or a note when this conversation has it (WUN-91). */
export async function activateInConversation(id: string, body: unknown, parts: ConversationParts): Promise<object> {
  const { name, arguments: handed, again } = readBody(body)
  if (typeof name !== 'string' || (handed !== undefined && typeof handed !== 'string')) {
    throw new MetierError({
      code: 'invalid-input',
      message: 'The body needs `name`, a text, and may have `arguments`, a text, and `again`.',
      next: 'Send, for example, {"name":"review-pr","arguments":"12"}.',
    })
  }
  const { catalog, view, preset, settings, conversations, noteUse } = parts
  const entry = await lookForModel(parts, name)
  const session = conversations.of(conversationId(id))
  const scope = { catalog, view, preset, settings, session, noteUse }
  const loaded = await catalog.loadSoon(entry.name, view)
  const text = activateSkill(entry.name, scope, { text: handed, loaded, again: again === true })
  return { schema: 'metier.activation/1', name: entry.name, text, active: session.active }
}
