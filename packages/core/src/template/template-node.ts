/** An expression. Names are looked up when it is evaluated. */
export type Expression =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'mapping'; readonly pairs: readonly (readonly [Expression, Expression])[] }
  | { readonly kind: 'member'; readonly object: Expression; readonly key: Expression; readonly line: number }
  | {
      readonly kind: 'slice'
      readonly object: Expression
      readonly bounds: readonly (Expression | undefined)[]
    }
  | { readonly kind: 'call'; readonly callee: Expression; readonly given: Given; readonly line: number }
  | {
      readonly kind: 'filter'
      readonly value: Expression
      readonly name: string
      readonly given: Given
      readonly line: number
    }
  | {
      readonly kind: 'test'
      readonly value: Expression
      readonly name: string
      readonly given: Given
      readonly line: number
    }
  | { readonly kind: 'not' | 'negative' | 'positive'; readonly value: Expression }
  | { readonly kind: 'binary'; readonly sign: string; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'if'; readonly test: Expression; readonly yes: Expression; readonly no?: Expression }

/** What stands in the brackets of a call. */
export interface Given {
  readonly plain: readonly Expression[]
  readonly named: ReadonlyMap<string, Expression>
}

export interface MacroParameter {
  readonly name: string
  readonly preset?: Expression
}

/** A part of a template. Every one has the line it starts on. */
export type TemplateNode = { readonly line: number } & (
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'output'; readonly value: Expression }
  | {
      readonly kind: 'if'
      readonly branches: readonly { readonly test: Expression; readonly body: readonly TemplateNode[] }[]
      readonly otherwise: readonly TemplateNode[]
    }
  | {
      readonly kind: 'for'
      readonly targets: readonly string[]
      readonly values: Expression
      readonly filter?: Expression
      readonly body: readonly TemplateNode[]
      readonly otherwise: readonly TemplateNode[]
    }
  | { readonly kind: 'set'; readonly targets: readonly SetTarget[]; readonly value: Expression }
  | {
      readonly kind: 'capture'
      readonly target: string
      readonly body: readonly TemplateNode[]
      readonly filters: Expression
    }
  | { readonly kind: 'filter'; readonly body: readonly TemplateNode[]; readonly filters: Expression }
  | {
      readonly kind: 'with'
      readonly pairs: readonly (readonly [string, Expression])[]
      readonly body: readonly TemplateNode[]
    }
  | {
      readonly kind: 'macro'
      readonly name: string
      readonly parameters: readonly MacroParameter[]
      readonly body: readonly TemplateNode[]
    }
  | { readonly kind: 'call'; readonly callee: Expression; readonly body: readonly TemplateNode[] }
  | { readonly kind: 'include'; readonly names: Expression; readonly ignoreMissing: boolean }
  | {
      readonly kind: 'import'
      readonly from: Expression
      /** The whole of it under one name, or single names under others. */
      readonly as?: string
      readonly names?: readonly (readonly [string, string])[]
    }
  | { readonly kind: 'extends'; readonly name: Expression }
  | { readonly kind: 'block'; readonly name: string; readonly body: readonly TemplateNode[] }
)

export interface SetTarget {
  readonly name: string
  /** `ns.value`: only a namespace takes it. */
  readonly member?: string
}
