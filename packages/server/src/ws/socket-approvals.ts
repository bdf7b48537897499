import { MetierError, type Approval, type ApprovalRequest, type Approver } from '@metier/core'
import { badMessage } from './bad-message.ts'

export interface SocketApprovalsOptions {
  readonly send: (message: object) => void
  /** Milliseconds that a person has for an answer; then it was no. Ten minutes unless told. */
  readonly patience?: number
}

/** Characters of a command that are shown; the rest could only hide something. */
const longestShown = 2000

/** The questions to the person at one client of the WebSocket. */
export class SocketApprovals {
  readonly #options: SocketApprovalsOptions
  readonly #waiting = new Map<string, (approval: Approval) => void>()

  constructor(options: SocketApprovalsOptions) {
    this.#options = options
  }

  /** Asks on behalf of the message with that id, until it is taken back. */
  approver(id: string | number | undefined, signal: AbortSignal): Approver {
    return { ask: (request) => this.#ask(request, id, signal) }
  }

  /**
   * @throws MetierError `not-found` for a question that is none, that waited too long, or that was answered already,
   *   `invalid-input` for what is no answer.
   */
  answer(approval: unknown, answer: unknown): Approval {
    const settle = typeof approval === 'string' ? this.#waiting.get(approval) : undefined
    if (settle === undefined) {
      throw new MetierError({
        code: 'not-found',
        message: 'Nothing waits for this approval: it was given before, or too late.',
        next: 'Send back the `approval` of an `approval_request` on the connection that it came on.',
      })
    }
    const said = readApproval(answer)
    settle(said)
    return said
  }

  /** Nobody is there any more: every question is answered with no. */
  close(): void {
    for (const settle of this.#waiting.values()) settle('deny')
  }

  #ask(request: ApprovalRequest, id: string | number | undefined, signal: AbortSignal): Promise<Approval> {
    const { send, patience = 600_000 } = this.#options
    const approval = crypto.randomUUID()
    const { command, ...asked } = request
    const shown = command.length > longestShown ? `${command.slice(0, longestShown)} … (cut)` : command
    return new Promise((resolve) => {
      const settle = (said: Approval) => {
        clearTimeout(timer)
        signal.removeEventListener('abort', refuse)
        this.#waiting.delete(approval)
        resolve(said)
      }
      const refuse = () => settle('deny')
      const timer = setTimeout(refuse, patience).unref()
      signal.addEventListener('abort', refuse, { once: true })
      this.#waiting.set(approval, settle)
      send({ type: 'approval_request', ...(id !== undefined && { id }), approval, ...asked, command: shown })
      if (signal.aborted) refuse()
    })
  }
}

/** The answer of a message, `once`, `always` or `deny`. */
function readApproval(answer: unknown): Approval {
  if (answer === 'once' || answer === 'always' || answer === 'deny') return answer
  throw badMessage('`answer` is "once", "always" or "deny".')
}
