import type { SyntaxNode } from '@metier/core'

/** Nodes of one tree: a program that has more is left to the analysis that goes by text. */
const mostNodes = 150_000

/** The part of tree-sitter's tree that is used here. */
export interface WalkedTree {
  /** Where it is in the memory of the module. */
  readonly 0: number
  readonly language: TreeLanguage
  /** Makes a cursor, and leaves what it is in the place that every call below reads and writes. */
  walk(): unknown
}

interface TreeLanguage {
  readonly types: readonly string[]
  readonly fields: readonly (string | null)[]
}

/** What moves the cursor of a tree and asks it, as the module of tree-sitter 0.26 exports it; 1 is yes. */
export interface CursorCalls {
  ts_tree_cursor_goto_first_child_wasm(tree: number): number
  ts_tree_cursor_goto_next_sibling_wasm(tree: number): number
  ts_tree_cursor_goto_parent_wasm(tree: number): number
  ts_tree_cursor_current_node_type_id_wasm(tree: number): number
  ts_tree_cursor_current_node_is_named_wasm(tree: number): number
  ts_tree_cursor_current_field_id_wasm(tree: number): number
  ts_tree_cursor_start_index_wasm(tree: number): number
  ts_tree_cursor_end_index_wasm(tree: number): number
  ts_tree_cursor_delete_wasm(tree: number): void
}

/** What a grammar calls a kind of node; `isNamed` is none of signs and words such as `(` or `if`. */
interface Kind {
  readonly type: string
  readonly isNamed: boolean
  /** One that never has children, so that nobody need ask. */
  readonly isLeaf: boolean
}

/** Of the grammars: more than half of all nodes that are kept. */
const leaves: ReadonlySet<string> = new Set(
  'identifier property_identifier shorthand_property_identifier integer float number string_start string_content string_end string_fragment comment true false none null undefined this'.split(
    ' ',
  ),
)

type Growing = { -readonly [Key in keyof SyntaxNode]: SyntaxNode[Key] } & { children: SyntaxNode[] }

/** Most nodes have no children, and there are hundreds of thousands. */
const none: SyntaxNode[] = []

const kindsOf = new WeakMap<TreeLanguage, Map<number, Kind>>()

/**
 * The tree as plain objects, without recursion; `undefined` when it has more nodes than are looked at. The library's own
 * cursor writes itself into the memory of the module before each question and reads itself back after each step, which takes
 * twice as long as all else; so the module is asked directly, and nobody else asks it anything until the cursor is deleted.
 */
export function plainTree(walked: WalkedTree, calls: CursorCalls): SyntaxNode | undefined {
  walked.walk()
  try {
    return treeAtCursor(walked, calls)
  } finally {
    calls.ts_tree_cursor_delete_wasm(walked[0])
  }
}

function treeAtCursor({ 0: tree, language }: WalkedTree, calls: CursorCalls): SyntaxNode | undefined {
  const kinds = kindsOf.get(language) ?? new Map<number, Kind>()
  kindsOf.set(language, kinds)
  const kindNow = (): Kind => {
    const id = calls.ts_tree_cursor_current_node_type_id_wasm(tree)
    let kind = kinds.get(id)
    if (kind === undefined) {
      // What could not be read has a number of its own, beyond those of the grammar.
      const type = language.types[id] ?? 'ERROR'
      const isNamed = calls.ts_tree_cursor_current_node_is_named_wasm(tree) === 1
      kind = { type, isNamed, isLeaf: !isNamed || leaves.has(type) }
      kinds.set(id, kind)
    }
    return kind
  }
  const fieldNow = (): string | null => language.fields[calls.ts_tree_cursor_current_field_id_wasm(tree)] ?? null
  const goDown = (): boolean => calls.ts_tree_cursor_goto_first_child_wasm(tree) === 1
  const read = ({ type }: Kind, field: string | null): Growing => {
    const start = calls.ts_tree_cursor_start_index_wasm(tree)
    const end = calls.ts_tree_cursor_end_index_wasm(tree)
    return field === null ? { type, start, end, children: none } : { type, start, end, children: none, field }
  }
  const root = read(kindNow(), fieldNow())
  const open: Growing[] = [root]
  let count = 1
  let isDown = goDown()
  while (isDown) {
    const kind = kindNow()
    const field = fieldNow()
    if (kind.isNamed || field !== null) {
      const node = read(kind, field)
      count += 1
      if (count > mostNodes) return undefined
      const parent = open.at(-1)
      if (parent?.children === none) parent.children = [node]
      else parent?.children.push(node)
      if (!kind.isLeaf && goDown()) {
        open.push(node)
        continue
      }
    }
    while (calls.ts_tree_cursor_goto_next_sibling_wasm(tree) !== 1) {
      open.pop()
      if (open.length === 0 || calls.ts_tree_cursor_goto_parent_wasm(tree) !== 1) {
        isDown = false
        break
      }
    }
  }
  return root
}
