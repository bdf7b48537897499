export interface ScriptToken {
  readonly kind: 'name' | 'number' | 'string' | 'regex' | 'operator'
  /** As written. Operators are single signs but for `=>`, `...` and `?.`. */
  readonly text: string
  /** Of a string: what it says; `undefined` for a template with something to compute in it. */
  readonly value?: string
  /** 0-based UTF-16 offset. */
  readonly offset: number
  /** It is the first of its line. */
  readonly startsLine: boolean
  /** The documentation comment right before it, without its stars. */
  readonly comment?: string
}

export interface ScriptSource {
  readonly tokens: readonly ScriptToken[]
  /** The first thing that cannot be JavaScript or TypeScript; what stands before it was read. */
  readonly fault?: { readonly message: string; readonly offset: number }
}
