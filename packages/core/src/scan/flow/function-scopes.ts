interface Scope {
  readonly own: Set<string>
  readonly shared: Set<string>
}

/** Which names are a function's own, told while its body is read; functions lie in functions. */
export class FunctionScopes {
  readonly #open: Scope[] = []

  /** Reads the body of a function; names that it declares meanwhile, and does not share, are its own. */
  within<Body>(read: () => Body): { readonly body: Body; readonly locals: readonly string[] } {
    const scope: Scope = { own: new Set(), shared: new Set() }
    this.#open.push(scope)
    try {
      return { body: read(), locals: [...scope.own].filter((name) => !scope.shared.has(name)) }
    } finally {
      this.#open.pop()
    }
  }

  declare(name: string): void {
    this.#open.at(-1)?.own.add(name)
  }

  /** The name belongs to whoever stands outside: `global total`. */
  share(name: string): void {
    this.#open.at(-1)?.shared.add(name)
  }
}
