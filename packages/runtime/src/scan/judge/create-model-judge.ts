import { randomBytes } from 'node:crypto'
import { judgeMessages, readJudgement, type ScanJudge } from '@metier/core'
import { openModelService, type ModelServiceOptions } from '../../fetch/open-model-service.ts'
import { judgeId } from './judge-id.ts'

export interface ModelJudgeOptions extends ModelServiceOptions {
  readonly model: string
}

/** Bytes of an answer; a judgement has a few hundred. */
const longestAnswer = 256 * 1024

/** Asks a model over `POST <url>/chat/completions`, without tools. Throws `invalid-config` for an address that is none. */
export function createModelJudge(options: ModelJudgeOptions): ScanJudge {
  const { model, timeoutMs = 60_000 } = options
  const service = openModelService(
    { ...options, timeoutMs },
    {
      path: 'chat/completions',
      setting: 'skills.security.judge.url',
      longestAnswer,
      next: 'See whether the service runs, and check `skills.security.judge` in your settings.',
    },
  )
  return {
    id: judgeId(options),
    async judge(request, signal) {
      const messages = judgeMessages(request, randomBytes(12).toString('hex'))
      const judgement = readJudgement(contentOf(await service.ask({ model, temperature: 0, messages }, signal)))
      if (judgement === undefined) throw service.failed(`${model} gave no judgement that can be read.`)
      return judgement
    },
  }
}

/** `choices[0].message.content` of a chat completion. */
function contentOf(answer: unknown): string {
  const content = field(field(first(field(answer, 'choices')), 'message'), 'content')
  return typeof content === 'string' ? content : ''
}

function field(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null
    ? new Map<string, unknown>(Object.entries(data)).get(name)
    : undefined
}

function first(data: unknown): unknown {
  return Array.isArray(data) ? data[0] : undefined
}
