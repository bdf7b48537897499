/** Languages whose grammar a parser may have. */
export type SyntaxLanguage = 'python' | 'javascript' | 'typescript' | 'powershell'

/**
 * One node of a concrete syntax tree, in the terms of the grammar that made it (tree-sitter's). What has no name of its
 * own, such as an operator, is there only where the grammar calls it a field.
 */
export interface SyntaxNode {
  readonly type: string
  /** 0-based offset in UTF-16 code units. */
  readonly start: number
  /** Exclusive. */
  readonly end: number
  /** What the node is to its parent, such as `left` or `arguments`. */
  readonly field?: string
  readonly children: readonly SyntaxNode[]
}

/** Parses programs. Never throws and never runs what it reads; a broken program gives the tree of what can be read. */
export interface SyntaxParser {
  /** UTF-16 code units of the longest text that it takes; not there where there is no such bound. */
  readonly longest?: number
  /** `undefined`: the text is beyond the bounds, or there is no grammar; whoever asks does without a tree, and says so. */
  parse(language: SyntaxLanguage, text: string): SyntaxNode | undefined
}
