import type { ModelDialect } from './model-dialect.ts'

const usage = { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 }

/** Chat completions as OpenAI and those who are compatible with it answer them. */
export const openaiDialect: ModelDialect = {
  path: '/chat/completions',
  keyHeader: 'authorization',
  read({ messages }) {
    const list = Array.isArray(messages) ? messages.map((each) => Object(each)) : []
    const last = list.findLastIndex(({ role }) => role === 'user')
    const results = list.slice(last + 1).filter(({ role }) => role === 'tool')
    return { prompt: textOf(list[last]?.content), toolResults: results.map(({ content }) => textOf(content)) }
  },
  whole(turn, model) {
    const message =
      turn.kind === 'text'
        ? { role: 'assistant', content: turn.text }
        : { role: 'assistant', content: null, tool_calls: [callOf(turn)] }
    const finish_reason = turn.kind === 'text' ? 'stop' : 'tool_calls'
    return {
      id: 'chat-1',
      object: 'chat.completion',
      created: 1,
      model,
      choices: [{ index: 0, message, finish_reason }],
      usage,
    }
  },
  events(turn, model) {
    const chunk = (delta: unknown, finish: string | null) => ({
      data: {
        id: 'chat-1',
        object: 'chat.completion.chunk',
        created: 1,
        model,
        choices: [{ index: 0, delta, finish_reason: finish }],
      },
    })
    const body =
      turn.kind === 'text'
        ? pieces(turn.text).map((content) => chunk({ role: 'assistant', content }, null))
        : [chunk({ role: 'assistant', tool_calls: [{ index: 0, ...callOf(turn) }] }, null)]
    const end = { ...chunk({}, turn.kind === 'text' ? 'stop' : 'tool_calls').data, usage }
    return [...body, { data: end }, { data: '[DONE]' }]
  },
}

function callOf({ name, input }: { readonly name: string; readonly input: unknown }) {
  return { id: 'call-1', type: 'function', function: { name, arguments: JSON.stringify(input) } }
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content
  return Array.isArray(content) ? content.map((part) => String(Object(part).text ?? '')).join('') : ''
}

/** In two pieces at least, as a model that streams sends them. */
function pieces(text: string): readonly string[] {
  const half = Math.ceil(text.length / 2)
  return [text.slice(0, half), text.slice(half)]
}
