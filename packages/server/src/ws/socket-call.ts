import type { Approver, CancelSignal } from '@metier/core'
import type { SkillCall, ViewOptions } from '@metier/runtime'
import type { MessageTurn } from './message-handlers.ts'

export interface SocketCallOptions {
  readonly name: string
  /** What was said to the skill, as typed. */
  readonly line: string | undefined
  readonly view: ViewOptions
  readonly turn: MessageTurn
  /** Somebody is there who is asked before something runs. */
  readonly asks: boolean
}

/** A skill that a client of the WebSocket starts. Its signal is made when something asks for it: most run nothing. */
export class SocketCall implements SkillCall {
  readonly surface = 'http'
  readonly name: string
  readonly view: ViewOptions
  readonly arguments?: string
  readonly approver?: Approver
  readonly #turn: MessageTurn

  constructor({ name, line, view, turn, asks }: SocketCallOptions) {
    this.name = name
    this.view = view
    if (line !== undefined) this.arguments = line
    if (asks) this.approver = turn.approver
    this.#turn = turn
  }

  get signal(): CancelSignal {
    return this.#turn.signal
  }
}
