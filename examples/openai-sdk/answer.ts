import { openCatalog } from 'metier'
import type OpenAI from 'openai'

export interface AnswerOptions {
  readonly client: OpenAI
  readonly model: string
  readonly question: string
  /** Where to look for skills: the project's directory. */
  readonly cwd: string
}

/** More rounds than this mean that the model is going in circles. */
const mostRounds = 8

/** One question, answered with OpenAI's SDK and the skills of a project. */
export async function answer({ client, model, question, cwd }: AnswerOptions): Promise<string> {
  const catalog = await openCatalog({ cwd })
  const skill = catalog.tool()
  const tools = skill && [
    {
      type: 'function' as const,
      function: { name: skill.name, description: skill.description, parameters: { ...skill.inputSchema } },
    },
  ]
  const messages: OpenAI.ChatCompletionMessageParam[] = [
    { role: 'system', content: ['You are a careful assistant.', catalog.prompt()].join('\n\n') },
    { role: 'user', content: question },
  ]
  try {
    for (let round = 0; round < mostRounds; round++) {
      const { choices } = await client.chat.completions.create({ model, messages, ...(tools && { tools }) })
      const message = choices[0]?.message
      if (message === undefined) throw new Error('The model gave no answer.')
      messages.push(message)
      if (!message.tool_calls?.length) return message.content ?? ''
      for (const call of message.tool_calls) {
        const input: unknown = call.type === 'function' ? JSON.parse(call.function.arguments) : {}
        const content = (await skill?.execute(Object(input))) ?? 'There are no skills.'
        messages.push({ role: 'tool', tool_call_id: call.id, content })
      }
    }
    throw new Error(`No answer after ${mostRounds} rounds.`)
  } finally {
    await catalog.close()
  }
}
