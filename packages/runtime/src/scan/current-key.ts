import type { Clock } from '@metier/core'
import type { Configuration } from '../configuration.ts'
import { scanKey } from './scan-key.ts'

export interface CurrentKeyOptions {
  readonly clock: Clock
  /** Names the code that judges, see `scanKey`. */
  readonly reader?: string
  /** The settings now in force. */
  readonly settings: () => Configuration
  /** Of the rules of the user's own, as they are now. */
  readonly ownRules: () => string
}

/** Milliseconds for which rules of the user's own are not looked for again, where only who waits and who does not hangs on it. */
const keyHolds = 100
/** Milliseconds. What a user accepts is accepted for whole days, of UTC. */
const oneDay = 86_400_000

/** The key as it was last made, and when it was last found to hold. */
interface Keyed {
  readonly settings: Configuration
  readonly ownRules: string
  readonly day: number
  readonly key: string
  at: number
}

/** The `scanKey` of this moment, made anew only where something that it is made of has changed. */
export class CurrentKey {
  readonly #options: CurrentKeyOptions
  #keyed: Keyed | undefined

  constructor(options: CurrentKeyOptions) {
    this.#options = options
  }

  now(): string {
    const { clock, reader = '' } = this.#options
    const settings = this.#options.settings()
    const ownRules = this.#options.ownRules()
    const now = clock.now()
    const day = Math.floor(now / oneDay)
    const known = this.#keyed
    if (known?.settings === settings && known.ownRules === ownRules && known.day === day) {
      known.at = now
      return known.key
    }
    const key = scanKey(settings, { now, reader, ownRules })
    this.#keyed = { settings, ownRules, day, key, at: now }
    return key
  }

  /** The same, or that of a moment ago. */
  recent(): string {
    const known = this.#keyed
    const isRecent = known !== undefined && Math.abs(this.#options.clock.now() - known.at) < keyHolds
    return isRecent && known.settings === this.#options.settings() ? known.key : this.now()
  }
}
