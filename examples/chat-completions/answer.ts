import { openCatalog, type SkillTool } from 'metier'

interface ToolCall {
  readonly id: string
  readonly type: 'function'
  readonly function: { readonly name: string; readonly arguments: string }
}

export type Message =
  | { readonly role: 'system' | 'user'; readonly content: string }
  | { readonly role: 'assistant'; readonly content: string | null; readonly tool_calls?: readonly ToolCall[] }
  | { readonly role: 'tool'; readonly content: string; readonly tool_call_id: string }

export interface CompletionRequest {
  readonly messages: readonly Message[]
  readonly tools: readonly unknown[]
}

/** One call of a chat-completions API; resolves to `choices[0].message`. */
type Complete = (request: CompletionRequest) => Promise<Message & { readonly role: 'assistant' }>

export interface AnswerOptions {
  readonly complete: Complete
  readonly question: string
  /** Where to look for skills: the project's directory. */
  readonly cwd: string
}

/** More rounds than this mean that the model is going in circles. */
const mostRounds = 8

/** One question, answered by a loop of one's own: no agent library, any endpoint that speaks chat completions. */
export async function answer({ complete, question, cwd }: AnswerOptions): Promise<string> {
  const catalog = await openCatalog({ cwd })
  const skill = catalog.tool()
  const system = ['You are a careful assistant.', catalog.prompt()].join('\n\n').trim()
  const messages: Message[] = [
    { role: 'system', content: system },
    { role: 'user', content: question },
  ]
  try {
    for (let round = 0; round < mostRounds; round++) {
      const message = await complete({ messages, tools: skill ? [describe(skill)] : [] })
      messages.push(message)
      if (!message.tool_calls?.length) return message.content ?? ''
      for (const call of message.tool_calls)
        messages.push({ role: 'tool', tool_call_id: call.id, content: await run(call, skill) })
    }
    throw new Error(`No answer after ${mostRounds} rounds.`)
  } finally {
    await catalog.close()
  }
}

function describe({ name, description, inputSchema }: SkillTool): unknown {
  return { type: 'function', function: { name, description, parameters: inputSchema } }
}

/** What goes wrong is told to the model: it can try again, an exception cannot. */
async function run({ function: { name, arguments: json } }: ToolCall, skill: SkillTool | undefined): Promise<string> {
  if (name !== skill?.name) return `There is no tool "${name}".`
  try {
    return await skill.execute(JSON.parse(json))
  } catch (error) {
    if (error instanceof SyntaxError) return 'The arguments are not valid JSON.'
    throw error
  }
}
