import type { SyntaxNode } from '../../ports/syntax-parser.ts'
import type { Expression } from './program.ts'

/** Deeper than any program that a person wrote; the rest is left to the analysis that goes by text. */
export const deepestSyntax = 200

/** Small questions to a syntax tree, the same for every grammar. */
export class SyntaxReader {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
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

  name(node: SyntaxNode): Expression {
    return { kind: 'name', name: this.textOf(node), start: node.start, end: node.end }
  }

  /** What only tells whether: it is asked, with all that it calls, and holds nothing of what it was asked about. */
  truth(asked: Expression): Expression {
    const { start, end } = asked
    return { kind: 'binary', operator: '==', left: asked, right: { kind: 'group', parts: [], start, end }, start, end }
  }

  literal({ start, end }: SyntaxNode, text: string): Expression {
    return { kind: 'text', text, start, end }
  }
}
