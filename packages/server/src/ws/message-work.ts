import { MetierError, type Approver } from '@metier/core'
import type { MessageTurn } from './message-handlers.ts'
import type { SocketApprovals } from './socket-approvals.ts'

/** One message that is being worked on. */
export class MessageWork implements MessageTurn {
  readonly id: string | number | undefined
  readonly #approvals: Pick<SocketApprovals, 'approver'>
  #controller: AbortController | undefined
  #isTakenBack = false
  #giveUp: ((error: MetierError) => void) | undefined

  /** `approvals` are those of the client that sent it. */
  constructor(id: string | number | undefined, approvals: Pick<SocketApprovals, 'approver'>) {
    this.id = id
    this.#approvals = approvals
  }

  /** Made when something first listens: most messages are answered before anybody could take them back. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      if (this.#isTakenBack) this.#controller.abort()
    }
    return this.#controller.signal
  }

  /** Whoever asks for it means to ask the person at this client. */
  get approver(): Approver {
    return this.#approvals.approver(this.id, this.signal)
  }

  /** What the work comes to. Rejects with `interrupted` as soon as the message is taken back, whatever the work does. */
  result<Result>(work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#giveUp = reject
      work.then(resolve, reject)
    })
  }

  takeBack(): void {
    this.#isTakenBack = true
    this.#controller?.abort()
    this.#giveUp?.(new MetierError({ code: 'interrupted', message: 'It was taken back.' }))
  }
}
