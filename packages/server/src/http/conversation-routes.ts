import { MetierError } from '@metier/core'
import type { CatalogService, ViewOptions } from '@metier/runtime'
import type { Preset } from '@metier/core'
import { activateSkill } from '../mcp/activate-skill.ts'
import { currentView } from '../mcp/current-view.ts'
import { findForModel } from '../mcp/find-for-model.ts'
import type { Conversations } from './conversations.ts'

export interface ConversationParts {
  readonly conversations: Conversations
  readonly catalog: CatalogService
  readonly view: ViewOptions
  readonly preset: Preset
}

/** `POST /v1/conversations/{id}/activate`: a skill's text, or a note when this conversation has it (WUN-91). */
export function activateInConversation(id: string, body: unknown, parts: ConversationParts): object {
  const { name, arguments: handed, again } = readBody(body)
  if (typeof name !== 'string' || (handed !== undefined && typeof handed !== 'string')) {
    throw new MetierError({
      code: 'invalid-input',
      message: 'The body needs `name`, a text, and may have `arguments`, a text, and `again`.',
      next: 'Send, for example, {"name":"review-pr","arguments":"12"}.',
    })
  }
  const { catalog, view, preset, conversations } = parts
  const entry = findForModel(currentView(parts), name)
  const session = conversations.of(conversationId(id))
  const scope = { catalog, view, preset, session }
  const text = activateSkill(entry.name, scope, { text: handed, again: again === true })
  return { schema: 'metier.activation/1', name: entry.name, text, active: session.active }
}

/** `POST /v1/conversations/{id}/reattach`: what is loaded, for a conversation that was compacted. */
export function reattachConversation(id: string, body: unknown, { conversations }: ConversationParts): object {
  const given = readBody(body)
  const limits = Object.fromEntries(['perSkill', 'total'].flatMap((key) => limitOf(given, key)))
  const session = conversations.of(conversationId(id))
  const text = session.reattach(limits)
  return { schema: 'metier.reattachment/1', text, active: session.active }
}

/** @throws MetierError `invalid-input` for an id that no client would choose. */
export function conversationId(id: string): string {
  if (/^[\w.:-]{1,128}$/.test(id)) return id
  throw new MetierError({
    code: 'invalid-input',
    message: 'The id of a conversation has 1 to 128 letters, digits and `.`, `:`, `_`, `-`.',
    next: 'Choose another id.',
  })
}

function readBody(body: unknown): Readonly<Record<string, unknown>> {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

function limitOf(body: Readonly<Record<string, unknown>>, key: string): readonly [string, number][] {
  const value = body[key]
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? [[key, value]] : []
}
