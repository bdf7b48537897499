import type { Clock } from '@metier/core'
import type { ScanOptions } from './disk-scanner.ts'

export interface AccessLooksOptions {
  readonly clock: Clock
  /** Absolute directories of all that was found, one for each that may be looked at alone. */
  readonly directories: () => Iterable<string>
}

/** Milliseconds between two looks at the disk (decisions R-30, Omni's number). */
const shortestInterval = 100
/** A look that takes long is taken more seldom, so that looking never costs more than a twentieth of the time. */
const restFactor = 20
/** Directories of one look in passing: some 0.3 ms, which nobody who asks can tell from a call without one. */
const few = 24
/** Milliseconds between two looks in passing. */
const fewInterval = 10
/** Milliseconds for which events and looks in passing are enough; then all is looked at again. */
const wholeInterval = 2000
/** A look at everything that takes long is waited for longer, until looks in passing have seen everything. */
const wholeFactor = 100

/**
 * Decides what is looked at when somebody asks for the catalogue. Without a watch that is everything. With one, looks
 * only make up for events that were lost (network shares, a full queue): now and then at the roots, and in between at a
 * few directories with each call, in turn, so that nobody waits for a look at thousands.
 */
export class AccessLooks {
  readonly #options: AccessLooksOptions
  #next = 0
  #whole = { at: 0, cost: 0 }
  #rootsAt = 0
  #pass: Iterator<string> | undefined
  #passBegan = 0

  constructor(options: AccessLooksOptions) {
    this.#options = options
  }

  /** What to look at now, or nothing. `heard`: directories of which events came that nobody was told of; absent where none come. */
  due(heard?: ReadonlySet<string>): ScanOptions | undefined {
    const now = this.#options.clock.now()
    if (now < this.#next) return undefined
    const { at, cost } = this.#whole
    if (heard === undefined || now - at >= Math.max(wholeInterval, cost * wholeFactor)) return {}
    if (now - this.#rootsAt >= shortestInterval) {
      this.#rootsAt = now
      return { heard }
    }
    if (this.#pass === undefined && now - this.#passBegan >= shortestInterval) {
      this.#pass = this.#options.directories()[Symbol.iterator]()
      this.#passBegan = now
    }
    return this.#pass && { heard: this.#few(heard, this.#pass), knownRoots: true }
  }

  /** Takes a look, and lets the next wait for as long as this one is worth. */
  timed<Result>(look: ScanOptions, action: () => Result): Result {
    const { clock } = this.#options
    const start = clock.now()
    const result = action()
    const end = clock.now()
    const cost = end - start
    if (look.heard === undefined) this.#whole = { at: end, cost }
    const shortest = look.heard === undefined ? shortestInterval : fewInterval
    this.#next = end + Math.max(shortest, cost * restFactor)
    return result
  }

  #few(heard: ReadonlySet<string>, pass: Iterator<string>): ReadonlySet<string> {
    const directories = new Set(heard)
    for (let left = few; left > 0; left -= 1) {
      const next = pass.next()
      if (next.done === true) {
        this.#pass = undefined
        this.#whole = { ...this.#whole, at: this.#options.clock.now() }
        break
      }
      directories.add(next.value)
    }
    return directories
  }
}
