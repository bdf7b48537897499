import type { Clock } from '@metier/core'

interface Kept<Value> {
  readonly value: Value
  readonly until: number
  readonly weight: number
}

/** Results that are given again for the same question, within bounds of number and size. */
export class ResultCache<Value> {
  readonly #clock: Clock
  readonly #most: number
  readonly #heaviest: number
  readonly #kept = new Map<string, Kept<Value>>()
  #weight = 0

  constructor({ clock, most = 500, heaviest = 8 * 1024 * 1024 }: { clock: Clock; most?: number; heaviest?: number }) {
    this.#clock = clock
    this.#most = most
    this.#heaviest = heaviest
  }

  get(key: string): Value | undefined {
    const kept = this.#kept.get(key)
    if (kept === undefined) return undefined
    if (kept.until > this.#clock.now()) return kept.value
    this.#remove(key)
    return undefined
  }

  /** `weight` in characters or bytes, whatever is nearest. */
  set(key: string, value: Value, { milliseconds, weight }: { milliseconds: number; weight: number }): void {
    this.#remove(key)
    if (weight + key.length > this.#heaviest / 4) return
    this.#kept.set(key, { value, until: this.#clock.now() + milliseconds, weight: weight + key.length })
    this.#weight += weight + key.length
    while (this.#kept.size > this.#most || this.#weight > this.#heaviest) {
      const [oldest] = this.#kept.keys()
      if (oldest === undefined) return
      this.#remove(oldest)
    }
  }

  clear(): void {
    this.#kept.clear()
    this.#weight = 0
  }

  #remove(key: string): void {
    this.#weight -= this.#kept.get(key)?.weight ?? 0
    this.#kept.delete(key)
  }
}
