import { describe, expect, it } from 'vitest'
import { plainTree, type CursorCalls, type WalkedTree } from './plain-tree.ts'

interface Node {
  readonly kind: number
  readonly field?: number
  readonly children?: readonly Node[]
}

const language = { types: ['end', 'module', 'call', 'identifier', '('], fields: [null, 'function'] }

/** A module that holds one tree; a place is the number of nodes before it. */
function moduleOf(root: Node): { tree: WalkedTree; calls: CursorCalls; cursors: () => number } {
  let cursors = 0
  let path: { readonly among: readonly Node[]; readonly at: number }[] = []
  const here = (): Node | undefined => path.at(-1)?.among[path.at(-1)?.at ?? 0]
  const places = new Map<Node, number>()
  const number = (node: Node): void => {
    places.set(node, places.size)
    for (const child of node.children ?? []) number(child)
  }
  number(root)
  const place = (): number => places.get(here() ?? root) ?? 0
  const calls: CursorCalls = {
    ts_tree_cursor_goto_first_child_wasm: () => {
      const among = here()?.children ?? []
      if (among.length === 0) return 0
      path.push({ among, at: 0 })
      return 1
    },
    ts_tree_cursor_goto_next_sibling_wasm: () => {
      const { among, at } = path.at(-1) ?? { among: [], at: 0 }
      if (at + 1 >= among.length) return 0
      path[path.length - 1] = { among, at: at + 1 }
      return 1
    },
    ts_tree_cursor_goto_parent_wasm: () => {
      if (path.length < 2) return 0
      path.pop()
      return 1
    },
    ts_tree_cursor_current_node_type_id_wasm: () => here()?.kind ?? 0,
    ts_tree_cursor_current_node_is_named_wasm: () => (here()?.kind === 4 ? 0 : 1),
    ts_tree_cursor_current_field_id_wasm: () => here()?.field ?? 0,
    ts_tree_cursor_start_index_wasm: place,
    ts_tree_cursor_end_index_wasm: place,
    ts_tree_cursor_delete_wasm: () => void (cursors -= 1),
  }
  const walk = () => {
    cursors += 1
    path = [{ among: [root], at: 0 }]
  }
  return { tree: { 0: 8, language, walk }, calls, cursors: () => cursors }
}

describe('a tree as plain objects', () => {
  it('has what is named or a field, as deep as it stands', () => {
    const { tree, calls, cursors } = moduleOf({
      kind: 1,
      children: [
        { kind: 2, children: [{ kind: 3, field: 1 }, { kind: 4 }, { kind: 65_535 }] },
        { kind: 4, field: 1 },
      ],
    })
    expect(plainTree(tree, calls)).toEqual({
      type: 'module',
      start: 0,
      end: 0,
      children: [
        {
          type: 'call',
          start: 1,
          end: 1,
          children: [
            { type: 'identifier', start: 2, end: 2, field: 'function', children: [] },
            { type: 'ERROR', start: 4, end: 4, children: [] },
          ],
        },
        { type: '(', start: 5, end: 5, field: 'function', children: [] },
      ],
    })
    expect(cursors()).toBe(0)
  })

  it('is none where there are more nodes than are looked at, and leaves no cursor behind', () => {
    const children = Array.from({ length: 150_000 }, () => ({ kind: 2 }))
    const { tree, calls, cursors } = moduleOf({ kind: 1, children })
    expect(plainTree(tree, calls)).toBeUndefined()
    expect(cursors()).toBe(0)
  })
})
