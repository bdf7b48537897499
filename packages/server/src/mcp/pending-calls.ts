import type { Approval, ApprovalRequest, Approver } from '@metier/core'
import { MetierError } from '@metier/core'

/** A call got as far as its result or as a question to the person at the client. */
export type CallOutcome<Result> =
  | { readonly result: Result }
  | { readonly question: ApprovalRequest; readonly state: string }

interface PendingCall<Result> {
  readonly outcome: Promise<CallOutcome<Result>>
  readonly answer: (approval: Approval) => void
  readonly expiry: NodeJS.Timeout
}

export interface PendingCallsOptions {
  /** Milliseconds that a person has for an answer; then it was no. Ten minutes unless told. */
  readonly patience?: number
  /** Calls that wait at once; more are refused. */
  readonly limit?: number
}

/**
 * Calls that wait for a person. The protocol of 2026 has no question from server to client: a call ends with one, and
 * the client calls again with the answer. Meanwhile the call itself goes on waiting here, so that nothing it did
 * before its question is done twice.
 */
export class PendingCalls<Result> {
  readonly #options: Required<PendingCallsOptions>
  readonly #calls = new Map<string, PendingCall<Result>>()

  constructor({ patience = 600_000, limit = 256 }: PendingCallsOptions = {}) {
    this.#options = { patience, limit }
  }

  get size(): number {
    return this.#calls.size
  }

  /** Begins a call; its approver asks the person at the client. */
  start(work: (approver: Approver) => Promise<Result>): Promise<CallOutcome<Result>> {
    const outcomes = new Outcomes<Result>()
    const approver: Approver = { ask: (request) => this.#ask(request, outcomes) }
    work(approver).then(
      (result) => outcomes.settle({ result }),
      (error: unknown) => outcomes.fail(error),
    )
    return outcomes.next()
  }

  /**
   * Goes on with a call that ended in a question.
   * @throws MetierError `not-found` for a state that is none, that waited too long, or that was answered already.
   */
  resume(state: string, approval: Approval): Promise<CallOutcome<Result>> {
    const call = this.#calls.get(state)
    if (call === undefined) {
      throw new MetierError({
        code: 'not-found',
        message: 'No call waits for this answer: it was given before, or too late.',
        next: 'Call the tool again without it.',
      })
    }
    this.#calls.delete(state)
    clearTimeout(call.expiry)
    call.answer(approval)
    return call.outcome
  }

  /** Every question still open gets a no. */
  close(): void {
    for (const { answer, expiry } of this.#calls.values()) {
      clearTimeout(expiry)
      answer('deny')
    }
    this.#calls.clear()
  }

  #ask(question: ApprovalRequest, outcomes: Outcomes<Result>): Promise<Approval> {
    if (this.#calls.size >= this.#options.limit) return Promise.resolve('deny')
    const state = crypto.randomUUID()
    return new Promise((answer) => {
      const expire = () => {
        this.#calls.delete(state)
        answer('deny')
      }
      const expiry = setTimeout(expire, this.#options.patience).unref()
      outcomes.settle({ question, state }, () => {
        const outcome = outcomes.next()
        // Nobody may ever come back for it.
        outcome.catch(() => {})
        this.#calls.set(state, { outcome, answer, expiry })
      })
    })
  }
}

interface Waiting<Result> {
  readonly resolve: (outcome: CallOutcome<Result>) => void
  readonly reject: (error: unknown) => void
}

/** What a call comes to, one after the other: several questions, then a result. Each waits until it is asked for. */
class Outcomes<Result> {
  #waiting: Waiting<Result> | undefined
  readonly #ready: (() => void)[] = []

  next(): Promise<CallOutcome<Result>> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#ready.shift()?.()
    })
  }

  settle(outcome: CallOutcome<Result>, before?: () => void): void {
    this.#deliver((waiting) => {
      before?.()
      waiting.resolve(outcome)
    })
  }

  fail(error: unknown): void {
    this.#deliver(({ reject }) => reject(error))
  }

  #deliver(act: (waiting: Waiting<Result>) => void): void {
    const deliver = () => {
      const waiting = this.#waiting
      this.#waiting = undefined
      if (waiting !== undefined) act(waiting)
    }
    if (this.#waiting === undefined) this.#ready.push(deliver)
    else deliver()
  }
}
