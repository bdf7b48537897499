import type { SyntaxNode } from '../../ports/syntax-parser.ts'
import { FunctionScopes } from './function-scopes.ts'
import type { Expression, Statement } from './program.ts'

/** Deeper than any program that a person wrote; the rest is left to the analysis that goes by text. */
export const deepestSyntax = 200

/** A program out of its syntax tree: the part that is the same for every grammar. */
export abstract class SyntaxReader {
  readonly #text: string
  protected readonly scopes = new FunctionScopes()
  #depth = 0

  constructor(text: string) {
    this.#text = text
  }

  /** What a node is as a statement in this language; asked only by `statement`, which counts how deep it goes. */
  protected abstract plainStatement(node: SyntaxNode): readonly Statement[]

  /** What a node is as an expression in this language; asked only by `expression`. */
  protected abstract plainExpression(node: SyntaxNode): Expression

  statements({ children }: SyntaxNode): readonly Statement[] {
    return children.flatMap((child) => this.statement(child))
  }

  statement(node: SyntaxNode): readonly Statement[] {
    if (this.#depth > deepestSyntax) return []
    this.#depth += 1
    try {
      return this.plainStatement(node)
    } finally {
      this.#depth -= 1
    }
  }

  expression(node: SyntaxNode): Expression {
    if (this.#depth > deepestSyntax) return this.nothing(node)
    this.#depth += 1
    try {
      return this.plainExpression(node)
    } finally {
      this.#depth -= 1
    }
  }

  /** What cannot be told: a group without parts. */
  nothing({ start, end }: SyntaxNode): Expression {
    return { kind: 'group', parts: [], start, end }
  }

  textOf({ start, end }: { readonly start: number; readonly end: number }): string {
    return this.#text.slice(start, end)
  }

  field({ children }: SyntaxNode, field: string): SyntaxNode | undefined {
    return children.find((child) => child.field === field)
  }

  fields({ children }: SyntaxNode, field: string): readonly SyntaxNode[] {
    return children.filter((child) => child.field === field)
  }

  typed({ children }: SyntaxNode, ...types: readonly string[]): SyntaxNode | undefined {
    return children.find(({ type }) => types.includes(type))
  }

  typedAll({ children }: SyntaxNode, type: string): readonly SyntaxNode[] {
    return children.filter((child) => child.type === type)
  }

  name(node: SyntaxNode): Expression {
    return { kind: 'name', name: this.textOf(node), start: node.start, end: node.end }
  }

  /** What only tells whether: it is asked, with all that it calls, and holds nothing of what it was asked about. */
  truth(asked: Expression): Expression {
    const { start, end } = asked
    return { kind: 'binary', operator: '==', left: asked, right: { kind: 'group', parts: [], start, end }, start, end }
  }

  /** The text of a node; nothing where there is none. */
  givenText(node: SyntaxNode | undefined): string {
    return node === undefined ? '' : this.textOf(node)
  }

  fieldText(node: SyntaxNode, field: string): string {
    return this.givenText(this.field(node, field))
  }

  /** Two sides and the sign between them; undefined where the tree is broken. */
  binary(node: SyntaxNode): Expression | undefined {
    const left = this.field(node, 'left')
    const right = this.field(node, 'right')
    if (left === undefined || right === undefined) return undefined
    const { start, end } = node
    const operator = this.fieldText(node, 'operator')
    return { kind: 'binary', operator, left: this.expression(left), right: this.expression(right), start, end }
  }

  /** A name gets a value, and is one of those that the program around it declares. */
  protected set(
    { start, end }: SyntaxNode,
    { target, value, adds }: { readonly target: SyntaxNode; readonly value: SyntaxNode; readonly adds: boolean },
  ): Expression {
    const declared = this.declared(this.expression(target))
    return { kind: 'set', target: declared, value: this.expression(value), adds, start, end }
  }

  /** Names that are given a value here belong to the function that is read just now. */
  protected declared(target: Expression): Expression {
    if (target.kind === 'name') this.scopes.declare(target.name)
    else if (target.kind === 'list' || target.kind === 'group') for (const part of target.parts) this.declared(part)
    else if (target.kind === 'pair') this.declared(target.value)
    return target
  }

  literal({ start, end }: SyntaxNode, text: string): Expression {
    return { kind: 'text', text, start, end }
  }
}
