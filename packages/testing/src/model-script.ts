/** What a fake model does next, read from the conversation it is sent. */
export type ModelTurn =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tool'; readonly name: string; readonly input: Readonly<Record<string, unknown>> }
  | { readonly kind: 'status'; readonly status: number }
  | { readonly kind: 'silence' }
  | { readonly kind: 'garbage' }
  | { readonly kind: 'hang-up' }

export interface ModelConversation {
  /** The last text of the user. */
  readonly prompt: string
  /** Results of tools since then, the first first. */
  readonly toolResults: readonly string[]
}

/**
 * Answers `you said: PROMPT`, unless lines of the prompt tell it what to do: `@say TEXT` · `@tool LINE` calls `Bash` with that
 * line and then says what came of it, several one after another · `@call NAME JSON` calls any tool · `@status 500` · `@wait` never
 * answers · `@garbage`, `@crash`.
 */
export function modelScript({ prompt, toolResults }: ModelConversation): ModelTurn {
  const lines = prompt.split('\n').filter((line) => line.startsWith('@'))
  if (lines.length === 0) return { kind: 'text', text: `you said: ${prompt}` }
  const calls = lines.filter((line) => /^@(?:tool|call) /.test(line))
  const next = calls[toolResults.length]
  if (next !== undefined) return callOf(next)
  const end = lines.map(endOf).find((turn) => turn !== undefined)
  if (end !== undefined) return end
  const said = lines.flatMap((line) => (line.startsWith('@say ') ? [line.slice(5)] : []))
  return { kind: 'text', text: [...toolResults, ...said].join('\n') }
}

function callOf(line: string): ModelTurn {
  const [verb, name = '', ...rest] = line.split(' ')
  if (verb === '@tool') return { kind: 'tool', name: 'Bash', input: { command: [name, ...rest].join(' ') } }
  const input: unknown = JSON.parse(rest.join(' ') || '{}')
  return { kind: 'tool', name, input: Object(input) }
}

function endOf(line: string): ModelTurn | undefined {
  const [verb, value = '500'] = line.split(' ')
  if (verb === '@wait') return { kind: 'silence' }
  if (verb === '@garbage') return { kind: 'garbage' }
  if (verb === '@crash') return { kind: 'hang-up' }
  if (verb === '@fail' || verb === '@status') return { kind: 'status', status: Number(value) }
  return undefined
}
