export interface PythonToken {
  readonly kind: 'name' | 'number' | 'string' | 'operator'
  /** As written; of a string the whole literal. */
  readonly text: string
  /** Of a string: what it says. `undefined` where it is computed when it runs. */
  readonly value?: string
  /** 0-based UTF-16 offset. */
  readonly offset: number
}

/** A statement on one line, or on several within brackets. */
export interface PythonLine {
  /** Columns before the first token; a tab counts up to the next multiple of eight, as Python counts it. */
  readonly indent: number
  readonly tokens: readonly PythonToken[]
}

export interface PythonSource {
  readonly lines: readonly PythonLine[]
  /** The first thing that cannot be Python; what stands before it was read. */
  readonly fault?: { readonly message: string; readonly offset: number }
}
