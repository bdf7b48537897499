import type { ScriptToken } from './script-token.ts'

/** One member of an object literal; `value` of a method is a function. */
export interface ScriptMember {
  readonly key: string
  readonly value: ScriptValue
}

/** What an expression is, as far as its text tells. */
export type ScriptValue =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'array'; readonly items: readonly ScriptValue[] }
  /** `open` when something is spread into it or a key is computed. */
  | { readonly kind: 'object'; readonly members: readonly ScriptMember[]; readonly open: boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'member'; readonly object: ScriptValue; readonly name: string }
  | {
      readonly kind: 'call'
      readonly callee: ScriptValue
      readonly arguments: readonly ScriptValue[]
      /** 0-based UTF-16 offset of the whole expression. */
      readonly offset: number
    }
  /** From the bracket of its parameters on, or from its only parameter. */
  | { readonly kind: 'function'; readonly tokens: readonly ScriptToken[] }
  | { readonly kind: 'unknown' }
