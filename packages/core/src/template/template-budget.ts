import { TemplateFault } from './template-fault.ts'

export interface TemplateLimits {
  /** Nodes and expressions that are evaluated, turns of loops among them. */
  readonly steps: number
  /** Characters of the result, and of any text on the way to it. */
  readonly characters: number
  /** Templates and macros inside each other. */
  readonly depth: number
}

/** Wide enough for any page that a person reads; the whole of them takes well under a second. */
export const templateLimits: TemplateLimits = { steps: 200_000, characters: 1_048_576, depth: 40 }

/** What a template may still use up. Counting ends every loop and every text that grows, on any machine alike. */
export class TemplateBudget {
  readonly #limits: TemplateLimits
  #steps = 0
  #written = 0
  #depth = 0

  constructor(limits: Partial<TemplateLimits> = {}) {
    this.#limits = { ...templateLimits, ...limits }
  }

  step(count = 1): void {
    this.#steps += count
    if (this.#steps > this.#limits.steps) throw new TemplateFault(`It takes more than ${this.#limits.steps} steps.`)
  }

  /** A text is about to be made; what is made and thrown away counts as well. */
  write(length: number): void {
    this.#written += length
    // Texts are built from texts: a few times the result may be made on the way.
    if (length > this.#limits.characters || this.#written > this.#limits.characters * 8)
      throw new TemplateFault(`It makes more than ${this.#limits.characters} characters.`)
  }

  inside<Result>(work: () => Result): Result {
    this.#depth += 1
    try {
      if (this.#depth > this.#limits.depth) throw new TemplateFault('Templates or macros call each other without end.')
      return work()
    } finally {
      this.#depth -= 1
    }
  }
}
