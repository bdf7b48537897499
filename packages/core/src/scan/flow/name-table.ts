import type { FlowValue } from './flow-value.ts'

/** What the names of a program hold, and what they held before the functions that are followed just now changed them. */
export class NameTable {
  readonly values = new Map<string, FlowValue>()
  readonly #changes: Map<string, FlowValue | undefined>[] = []

  set(name: string, value: FlowValue): void {
    this.#remember(name)
    this.values.set(name, value)
  }

  /** A call of a function begins: its own names hold nothing of another call, nor of what stands outside. */
  enter(own: ReadonlySet<string>): void {
    this.#changes.push(new Map())
    for (const name of own) {
      if (!this.values.has(name)) continue
      this.#remember(name)
      this.values.delete(name)
    }
  }

  /** Did the name hold anything outside of the function that is followed just now? */
  isShadowed(name: string): boolean {
    return this.#changes.at(-1)?.get(name) !== undefined
  }

  /** A call ends: its own names are what they were, and what it did to others stays. */
  leave(own: ReadonlySet<string>): void {
    const outer = this.#changes.at(-2)
    for (const [name, before] of this.#changes.pop() ?? []) {
      if (!own.has(rootOf(name))) {
        if (outer?.has(name) === false) outer.set(name, before)
      } else if (before === undefined) this.values.delete(name)
      else this.values.set(name, before)
    }
  }

  #remember(name: string): void {
    const changes = this.#changes.at(-1)
    if (changes?.has(name) === false) changes.set(name, this.values.get(name))
  }
}

/** `data` of `data.key`. */
function rootOf(name: string): string {
  const end = name.indexOf('.')
  return end <= 0 ? name : name.slice(0, end)
}
