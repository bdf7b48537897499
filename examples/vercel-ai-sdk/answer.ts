import { generateText, jsonSchema, stepCountIs, tool, type LanguageModel, type ToolSet } from 'ai'
import { openCatalog } from 'metier'

export interface AnswerOptions {
  readonly model: LanguageModel
  readonly question: string
  /** Where to look for skills: the project's directory. */
  readonly cwd: string
}

/**
 * One question, answered by an agent that knows the skills of a project. To use a real model, pass for instance
 * `openai('gpt-5')` of `@ai-sdk/openai`.
 */
export async function answer({ model, question, cwd }: AnswerOptions): Promise<string> {
  const catalog = await openCatalog({ cwd })
  const skill = catalog.tool()
  const tools: ToolSet = {}
  if (skill) tools[skill.name] = tool({ ...skill, inputSchema: jsonSchema<{ name: string }>(skill.inputSchema) })

  const system = ['You are a careful assistant.', catalog.prompt()].join('\n\n')
  const { text } = await generateText({ model, system, prompt: question, tools, stopWhen: stepCountIs(8) })
  await catalog.close()
  return text
}
