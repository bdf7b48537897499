import type { Clock } from '@metier/core'

export interface RestBetweenOptions {
  readonly clock: Clock
  /** Milliseconds. */
  readonly shortest: number
}

/** So that it never costs more than a twentieth of the time. */
const factor = 20

/** Something that holds others up while it is done, and need not be done each time there is a reason to. */
export class RestBetween {
  readonly #options: RestBetweenOptions
  #end = 0

  constructor(options: RestBetweenOptions) {
    this.#options = options
  }

  /** May it be done again? */
  get isOver(): boolean {
    return this.#options.clock.now() >= this.#end
  }

  /** Does it, and rests as long as told, or many times as long as it took. */
  after(action: () => void): void {
    const { clock, shortest } = this.#options
    const start = clock.now()
    try {
      action()
    } finally {
      const end = clock.now()
      this.#end = end + Math.max(shortest, (end - start) * factor)
    }
  }
}
