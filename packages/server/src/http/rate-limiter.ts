export interface RateLimit {
  /** Requests for each second, in the long run. */
  readonly perSecond: number
  /** Requests at once, after a pause. */
  readonly burst: number
}

/** Callers remembered; who was silent longest is forgotten, and begins anew with a full allowance. */
const most = 10_000

/** A bucket of allowances for each caller, filled again as time goes by. */
export class RateLimiter {
  readonly #limit: RateLimit
  readonly #now: () => number
  /** In order of last use, oldest first. */
  readonly #buckets = new Map<string, { left: number; at: number }>()

  /** `now` in milliseconds. */
  constructor(limit: RateLimit, now: () => number) {
    this.#limit = limit
    this.#now = now
  }

  get size(): number {
    return this.#buckets.size
  }

  /** 0 when the request may be served, otherwise the seconds to wait. */
  take(caller: string): number {
    const { perSecond, burst } = this.#limit
    const now = this.#now()
    const known = this.#buckets.get(caller) ?? { left: burst, at: now }
    const left = Math.min(burst, known.left + ((now - known.at) / 1000) * perSecond)
    this.#buckets.delete(caller)
    this.#buckets.set(caller, { left: left < 1 ? left : left - 1, at: now })
    if (this.#buckets.size > most) {
      const [oldest] = this.#buckets.keys()
      if (oldest !== undefined) this.#buckets.delete(oldest)
    }
    return left < 1 ? Math.max(1, Math.ceil((1 - left) / perSecond)) : 0
  }
}
