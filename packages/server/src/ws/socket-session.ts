import { MetierError } from '@metier/core'
import { errorBody } from '../http/error-body.ts'
import { RateLimiter, type RateLimit } from '../http/rate-limiter.ts'
import type { ClientMessage } from './client-message.ts'
import { readClientMessage } from './read-client-message.ts'
import { messageIdOf } from './message-id-of.ts'
import { messageHandlers, type MessageScope } from './message-handlers.ts'
import { MessageWork } from './message-work.ts'
import { SocketApprovals } from './socket-approvals.ts'
import { PreparedAnswer } from './prepared-answer.ts'

export interface SocketSessionOptions {
  /** Of all messages of this client. */
  readonly scope: MessageScope
  /** A text is JSON already. */
  readonly send: (message: object | string) => void
  /** What went wrong inside, for the log. */
  readonly onFault: (error: unknown, type: string) => void
  readonly now: () => number
  readonly limit?: RateLimit
}

/** Messages of one client worked on at once. */
const mostAtOnce = 64

/** One client of the WebSocket: its messages, what it took back, and its share of the daemon. */
export class SocketSession {
  readonly #options: SocketSessionOptions
  readonly #limiter: RateLimiter
  readonly #approvals: SocketApprovals
  readonly #running = new Set<MessageWork>()

  constructor(options: SocketSessionOptions) {
    this.#options = options
    this.#limiter = new RateLimiter(options.limit ?? { perSecond: 500, burst: 1000 }, options.now)
    this.#approvals = new SocketApprovals({ send: options.send })
  }

  get running(): number {
    return this.#running.size
  }

  /** Never throws and never rejects: whatever a client sends is answered. */
  async receive(text: string): Promise<void> {
    const { send, onFault } = this.#options
    let message: ClientMessage | undefined
    try {
      this.#admitOne()
      message = readClientMessage(text)
      if (message.type === 'cancel') return this.#cancel(message)
      if (message.type === 'approve') return this.#approve(message)
      this.#admitWork()
      await this.#answer(message)
    } catch (error) {
      if (!(error instanceof MetierError)) onFault(error, message?.type ?? '')
      send({ type: 'error', ...idOf(message ?? { id: messageIdOf(text) }), ...errorBody(error) })
    }
  }

  /** The client is gone: nothing goes on for it. */
  close(): void {
    for (const work of this.#running) work.takeBack()
    this.#approvals.close()
  }

  async #answer(message: ClientMessage): Promise<void> {
    const handler = messageHandlers.get(message.type)
    if (handler === undefined) {
      throw new MetierError({
        code: 'invalid-input',
        message: `There is no message ${JSON.stringify(message.type)}.`,
        next: `Send one of: ${[...messageHandlers.keys(), 'approve', 'cancel'].join(', ')}.`,
      })
    }
    const work = new MessageWork(message.id, this.#approvals)
    this.#running.add(work)
    const { scope, send } = this.#options
    try {
      const answer = await work.result(handler.handle(message.fields, scope, work))
      const head = { type: handler.answers, ...idOf(message) }
      send(answer instanceof PreparedAnswer ? answer.withHead(head) : { ...head, ...answer })
    } finally {
      this.#running.delete(work)
    }
  }

  #admitOne(): void {
    const wait = this.#limiter.take('')
    if (wait === 0) return
    const message = 'Too many messages in a short time.'
    throw new MetierError({ code: 'rate-limited', message, next: `Wait ${wait} s.` })
  }

  #admitWork(): void {
    if (this.#running.size < mostAtOnce) return
    const message = `${mostAtOnce} messages are being worked on already.`
    throw new MetierError({ code: 'rate-limited', message, next: 'Wait for an answer.' })
  }

  /** The user's own word; one that is kept is written, too. */
  #approve(message: ClientMessage): void {
    const { scope, send } = this.#options
    const { approval, answer } = message.fields
    scope.requireWord(answer === 'always' ? ['execute', 'write'] : ['execute'])
    const said = this.#approvals.answer(approval, answer)
    send({ type: 'approved', ...idOf(message), approval, answer: said })
  }

  #cancel({ id }: ClientMessage): void {
    const found = [...this.#running].find((running) => running.id !== undefined && running.id === id)
    if (found !== undefined) return found.takeBack()
    throw new MetierError({
      code: 'not-found',
      message: 'No message with this id is being worked on.',
      next: 'Send the `id` of the message that is to be taken back.',
    })
  }
}

function idOf({ id }: { readonly id?: ClientMessage['id'] | undefined }): Pick<ClientMessage, 'id'> {
  return id === undefined ? {} : { id }
}
