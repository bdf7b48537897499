import { MetierError } from '@metier/core'

/** One message that is being worked on. */
export class MessageWork {
  readonly id: string | number | undefined
  #controller: AbortController | undefined
  #isTakenBack = false
  #giveUp: ((error: MetierError) => void) | undefined

  constructor(id: string | number | undefined) {
    this.id = id
  }

  /** Made when something first listens: most messages are answered before anybody could take them back. */
  get signal(): AbortSignal {
    if (this.#controller === undefined) {
      this.#controller = new AbortController()
      if (this.#isTakenBack) this.#controller.abort()
    }
    return this.#controller.signal
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
