/** Something that whoever watches the daemon hears of. */
export interface DaemonEvent {
  /** `skills_changed`, `job`, … */
  readonly type: string
  readonly [key: string]: unknown
}

/** Passes events on to whoever watches; a listener that throws does not keep them from the others. */
export class EventHub {
  /** Called when the first of all listeners comes. */
  onFirst: (() => void) | undefined
  readonly #listeners = new Set<(event: DaemonEvent) => void>()

  get listeners(): number {
    return this.#listeners.size
  }

  publish(event: DaemonEvent): void {
    for (const listener of this.#listeners) {
      try {
        listener(event)
      } catch {
        this.#listeners.delete(listener)
      }
    }
  }

  subscribe(listener: (event: DaemonEvent) => void): () => void {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) this.onFirst?.()
    return () => this.#listeners.delete(listener)
  }
}
