import type Anthropic from '@anthropic-ai/sdk'
import { openCatalog } from 'metier'

export interface AnswerOptions {
  readonly client: Anthropic
  readonly model: string
  readonly question: string
  /** Where to look for skills: the project's directory. */
  readonly cwd: string
}

/** More rounds than this mean that the model is going in circles. */
const mostRounds = 8

/** One question, answered with Anthropic's SDK and the skills of a project. */
export async function answer({ client, model, question, cwd }: AnswerOptions): Promise<string> {
  const catalog = await openCatalog({ cwd })
  const skill = catalog.tool()
  const tools = skill && [
    {
      name: skill.name,
      description: skill.description,
      input_schema: { ...skill.inputSchema, type: 'object' as const },
    },
  ]
  const system = ['You are a careful assistant.', catalog.prompt()].join('\n\n')
  const messages: Anthropic.MessageParam[] = [{ role: 'user', content: question }]
  try {
    for (let round = 0; round < mostRounds; round++) {
      const { content } = await client.messages.create({
        model,
        max_tokens: 4096,
        system,
        messages,
        ...(tools && { tools }),
      })
      const calls = content.filter((block) => block.type === 'tool_use')
      if (calls.length === 0) return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('')
      const results = await Promise.all(
        calls.map(async ({ id, input }) => ({
          type: 'tool_result' as const,
          tool_use_id: id,
          content: (await skill?.execute(Object(input))) ?? 'There are no skills.',
        })),
      )
      messages.push({ role: 'assistant', content }, { role: 'user', content: results })
    }
    throw new Error(`No answer after ${mostRounds} rounds.`)
  } finally {
    await catalog.close()
  }
}
