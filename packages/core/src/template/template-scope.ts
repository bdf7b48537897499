/** Names and their values, each scope seeing those around it. */
export class TemplateScope {
  readonly #values = new Map<string, unknown>()
  readonly #outer: TemplateScope | undefined

  constructor(outer?: TemplateScope) {
    this.#outer = outer
  }

  get(name: string): unknown {
    if (this.#values.has(name)) return this.#values.get(name)
    return this.#outer?.get(name)
  }

  set(name: string, value: unknown): void {
    this.#values.set(name, value)
  }

  /** What was set in this very scope. */
  own(name: string): unknown {
    return this.#values.get(name)
  }

  get names(): readonly string[] {
    return [...this.#values.keys()]
  }
}
