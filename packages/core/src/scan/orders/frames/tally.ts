import type { JudgedOrder } from '../judged-order.ts'
import type { FrameClass } from './frame-classes.ts'

/** What was made out, with how much speaks for it. */
export interface WeighedFrame {
  readonly rule: JudgedOrder['rule']
  readonly message: string
  /** From 0; an order that nobody honest gives comes to about 5. */
  readonly points: number
  /** Offset of the deed in its sentence. */
  readonly at: number
  /** What spoke for it and against it, in the order in which it was counted. */
  readonly reasons: readonly string[]
  /** What the deed has to be done to, where an order is about one kind of thing. */
  readonly object?: readonly FrameClass[]
}

/** Counts what speaks for an order being one that works against its user. */
export class Tally {
  points = 0
  readonly #reasons: string[] = []

  add(points: number, reason: string): void {
    if (points === 0) return
    this.points += points
    this.#reasons.push(reason)
  }

  frame(found: Pick<WeighedFrame, 'rule' | 'message' | 'at' | 'object'>): WeighedFrame {
    return { ...found, points: this.points, reasons: this.#reasons }
  }
}
