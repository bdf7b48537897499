import type { Piece } from '../piece.ts'

/** Where in a piece something stands: 0-based, end exclusive. */
export interface Place {
  readonly start: number
  readonly end: number
}

/** What every language comes down to, as far as it matters where a value goes. */
export type Expression = Place &
  (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'number'; readonly number: number }
    | { readonly kind: 'name'; readonly name: string }
    /** `a.b`, `a['b']`, `$a.b` */
    | { readonly kind: 'member'; readonly object: Expression; readonly key: Expression }
    | { readonly kind: 'call'; readonly callee: Expression; readonly values: readonly Expression[] }
    /** Parts of one text, one after another. */
    | { readonly kind: 'join'; readonly parts: readonly Expression[] }
    | { readonly kind: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression }
    | { readonly kind: 'list'; readonly parts: readonly Expression[] }
    /** A named argument, or a key of an object with its value. */
    | { readonly kind: 'pair'; readonly key: string; readonly value: Expression }
    /** One value for each value of a list. */
    | { readonly kind: 'each'; readonly target: Expression; readonly source: Expression; readonly result: Expression }
    | { readonly kind: 'function'; readonly define: FunctionParts }
    | { readonly kind: 'class'; readonly parts: ClassParts }
    /** Assignment inside of an expression, or a statement that has a value. */
    | { readonly kind: 'set'; readonly target: Expression; readonly value: Expression; readonly adds: boolean }
    /** Backwards, as `[::-1]`. */
    | { readonly kind: 'reverse'; readonly value: Expression }
    /** A command of a shell: words, what comes in by the pipe, and where its output goes. */
    | {
        readonly kind: 'command'
        readonly words: readonly Expression[]
        readonly input?: Expression
        readonly output?: Expression
      }
    /** `...list`, `*list`, `**table`: what it holds stands where it stands. */
    | { readonly kind: 'spread'; readonly value: Expression }
    /** Anything else: holds what its parts hold. */
    // `isChoice`: one of the parts, and not all of them.
    | { readonly kind: 'group'; readonly parts: readonly Expression[]; readonly isChoice?: true }
  )

export interface ClassParts {
  readonly name: string
  readonly bases: readonly Expression[]
  /** What stands in it beside its methods: its fields are members of `self`. */
  readonly body: readonly Statement[]
  readonly methods: readonly Method[]
  /** Names of its fields, in their order. */
  readonly order: readonly string[]
}

export interface Method {
  readonly name: string
  readonly define: FunctionParts
  /** Asked like a field: `@property`, `get name()`. */
  readonly isProperty: boolean
}

export interface FunctionParts {
  readonly parameters: readonly Expression[]
  /** What a parameter is without an argument, in the order of the parameters. */
  readonly defaults?: readonly (Expression | undefined)[]
  readonly body: readonly Statement[]
  /** Its first parameter is the object whose method it may be. */
  readonly hasItself?: boolean
  /** Index of the parameter that takes all values from there on. */
  readonly rest?: number
  /** Index of the parameter that takes all named values that no other takes. */
  readonly named?: number
  /** Names beside its parameters that mean nothing outside, and nothing to another call of it. */
  readonly locals?: readonly string[]
}

export type Statement =
  | { readonly kind: 'do'; readonly value: Expression }
  | {
      readonly kind: 'define'
      readonly name: string
      readonly define: FunctionParts
      /** What is called with it, the outermost first, and may put something else in its place. */
      readonly decorators?: readonly Expression[]
      /** Asked like a field. */
      readonly isProperty?: boolean
    }
  | { readonly kind: 'return'; readonly value: Expression }
  /** `name` is what the program calls it; without `member` it is the whole module. */
  | { readonly kind: 'import'; readonly module: string; readonly name: string; readonly member?: string }
  | {
      readonly kind: 'for'
      readonly target: Expression
      readonly source: Expression
      readonly body: readonly Statement[]
    }

/** One program of a skill. */
export interface Program {
  readonly piece: Piece
  readonly statements: readonly Statement[]
}
