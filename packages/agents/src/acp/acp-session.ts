import type { RequestPermissionRequest, RequestPermissionResponse, SessionNotification } from '@agentclientprotocol/sdk'
import type { AgentEvent, AgentTask } from '@metier/core'
import { isCallAllowed } from '../is-call-allowed.ts'
import { answerPermission } from './answer-permission.ts'
import { callOfRequest } from './call-of-request.ts'

/** Characters of an answer; what says more than this never stops. */
const maximumText = 64 * 1024 * 1024

/** What one session with an agent has said so far. */
export class AcpSession {
  readonly #task: AgentTask
  readonly #onEvent: (event: AgentEvent) => void
  readonly #onTooMuch: (what: 'tokens' | 'text') => void
  #message: string[] = []
  #length = 0
  /** A session that is loaded again plays back what was said before. */
  isReplaying = false

  constructor(task: AgentTask, onEvent: (event: AgentEvent) => void, onTooMuch: (what: 'tokens' | 'text') => void) {
    this.#task = task
    this.#onEvent = onEvent
    this.#onTooMuch = onTooMuch
  }

  /** What was said after the last use of a tool: the answer, without the talk on the way to it. */
  get text(): string {
    return this.#message.join('')
  }

  update({ update }: SessionNotification): void {
    if (this.isReplaying) return
    if (update.sessionUpdate === 'agent_message_chunk' && update.content.type === 'text') this.#say(update.content.text)
    if (update.sessionUpdate === 'tool_call') {
      this.#message = []
      this.#onEvent({ type: 'tool', name: update.title.slice(0, 500), state: 'started' })
    }
    if (update.sessionUpdate === 'tool_call_update' && update.status === 'completed')
      this.#onEvent({ type: 'tool', name: (update.title ?? update.toolCallId).slice(0, 500), state: 'done' })
    if (update.sessionUpdate === 'usage_update') this.#use(update.used)
  }

  permission(request: RequestPermissionRequest): RequestPermissionResponse {
    const allowed = isCallAllowed(this.#task.allowedTools, callOfRequest(request))
    const name = (request.toolCall.title ?? request.toolCall.toolCallId).slice(0, 500)
    if (!allowed) this.#onEvent({ type: 'tool', name, state: 'refused' })
    return answerPermission(request, allowed)
  }

  #say(text: string): void {
    this.#length += text.length
    if (this.#length > maximumText) this.#onTooMuch('text')
    else {
      this.#message.push(text)
      this.#onEvent({ type: 'text', text })
    }
  }

  #use(tokens: number): void {
    this.#onEvent({ type: 'usage', inputTokens: tokens, outputTokens: 0 })
    const { maximumTokens } = this.#task.budget ?? {}
    if (maximumTokens !== undefined && tokens > maximumTokens) this.#onTooMuch('tokens')
  }
}
