import type { ModelAnswer, ModelDialect } from './model-dialect.ts'

const usage = { input_tokens: 11, output_tokens: 7 }

/** Messages as Anthropic's interface answers them. */
export const anthropicDialect: ModelDialect = {
  path: '/messages',
  keyHeader: 'x-api-key',
  read({ messages }) {
    const list = Array.isArray(messages) ? messages.map((each) => Object(each)) : []
    const users = list.filter(({ role }) => role === 'user').map(({ content }) => partsOf(content))
    const last = users.findLastIndex((parts) => parts.some(({ type }) => type === 'text'))
    const results = users.slice(last + 1).flatMap((parts) => parts.filter(({ type }) => type === 'tool_result'))
    return {
      prompt: textOf(users[last] ?? []),
      toolResults: results.map(({ content }) => textOf(partsOf(content))),
    }
  },
  whole: (turn, model) => ({
    id: 'message-1',
    type: 'message',
    role: 'assistant',
    model,
    usage,
    stop_sequence: null,
    content: [blockOf(turn)],
    stop_reason: reasonOf(turn),
  }),
  events(turn, model) {
    const message = {
      id: 'message-1',
      type: 'message',
      role: 'assistant',
      model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
    }
    const delta =
      turn.kind === 'text'
        ? { type: 'text_delta', text: turn.text }
        : { type: 'input_json_delta', partial_json: JSON.stringify(turn.input) }
    const empty = turn.kind === 'text' ? { type: 'text', text: '' } : { ...blockOf(turn), input: {} }
    return [
      { type: 'message_start', message: { ...message, usage: { ...usage, output_tokens: 1 } } },
      { type: 'content_block_start', index: 0, content_block: empty },
      { type: 'content_block_delta', index: 0, delta },
      { type: 'content_block_stop', index: 0 },
      {
        type: 'message_delta',
        delta: { stop_reason: reasonOf(turn), stop_sequence: null },
        usage: { output_tokens: 7 },
      },
      { type: 'message_stop' },
    ].map((data) => ({ event: data.type, data }))
  },
}

function blockOf(turn: ModelAnswer) {
  return turn.kind === 'text'
    ? { type: 'text', text: turn.text }
    : { type: 'tool_use', id: 'call-1', name: turn.name, input: turn.input }
}

function reasonOf({ kind }: ModelAnswer): string {
  return kind === 'text' ? 'end_turn' : 'tool_use'
}

function partsOf(content: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  return Array.isArray(content) ? content.map((part) => Object(part)) : []
}

function textOf(parts: readonly Readonly<Record<string, unknown>>[]): string {
  return parts.map(({ text }) => (typeof text === 'string' ? text : '')).join('')
}
