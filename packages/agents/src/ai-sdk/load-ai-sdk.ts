import { MetierError, type AgentSettings } from '@metier/core'
import type * as Ai from 'ai'

export interface AiSdk {
  readonly ai: typeof Ai
  readonly model: Ai.LanguageModel
}

export interface LoadAiSdkOptions {
  /** Id of the agent. */
  readonly agent: string
  readonly settings: AgentSettings
  readonly model: string
  readonly apiKey: string | undefined
}

/** The one file that knows how the AI SDK and its providers are loaded. Throws `missing-dependency` without them. */
export async function loadAiSdk({ agent, settings, model, apiKey }: LoadAiSdkOptions): Promise<AiSdk> {
  const { provider = 'openai-compatible', baseUrl } = settings
  const ai = await orMissing(agent, 'ai', async () => import('ai'))
  // It would print its advice into the user's terminal.
  Reflect.set(globalThis, 'AI_SDK_LOG_WARNINGS', false)
  const key = apiKey === undefined ? {} : { apiKey }
  if (provider === 'anthropic') {
    const { createAnthropic } = await orMissing(agent, '@ai-sdk/anthropic', async () => import('@ai-sdk/anthropic'))
    return { ai, model: createAnthropic({ ...key, ...(baseUrl !== undefined && { baseURL: baseUrl }) })(model) }
  }
  const name = '@ai-sdk/openai-compatible'
  const { createOpenAICompatible } = await orMissing(agent, name, async () => import('@ai-sdk/openai-compatible'))
  if (baseUrl === undefined) throw withoutAddress(agent)
  return { ai, model: createOpenAICompatible({ name: 'agent', baseURL: baseUrl, includeUsage: true, ...key })(model) }
}

async function orMissing<Module>(agent: string, name: string, load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (cause) {
    throw new MetierError({
      code: 'missing-dependency',
      message: `The agent ${agent} needs the npm package ${name}, which is not installed beside Metier.`,
      next: `Install it where Metier is installed: \`npm install ${name}\`, with -g if Metier is global.`,
      data: { agent, package: name },
      cause,
    })
  }
}

function withoutAddress(agent: string): MetierError {
  return new MetierError({
    code: 'invalid-config',
    message: `Nothing says where the agent ${agent} is.`,
    next: `Set \`agents.entries.${agent}.baseUrl\`, such as http://127.0.0.1:11434/v1.`,
    data: { agent },
  })
}
