import { nameKey } from '../format/name-key.ts'
import type { CatalogEntry } from './entry.ts'

export interface MissingDependency {
  /** Name of the skill that asks. */
  readonly skill: string
  /** As the skill spells it. */
  readonly dependency: string
}

export interface DependencyOrder {
  /** Every entry after what it depends on; members of a cycle stand together. */
  readonly order: readonly CatalogEntry[]
  readonly missing: readonly MissingDependency[]
  /** Each a set of entries that depend on one another, or one that depends on itself. */
  readonly cycles: readonly (readonly CatalogEntry[])[]
}

interface Node {
  readonly entry: CatalogEntry
  readonly needs: readonly Node[]
  /** Place in the order of first visits, -1 before. */
  visit: number
  low: number
  waiting: boolean
}

/**
 * Puts skills behind what they depend on (decisions R-42). Tarjan's strongly connected components, without
 * recursion: a stranger's chain of ten thousand must not exhaust the stack. Linear in skills and dependencies.
 */
export function dependencyOrder(entries: readonly CatalogEntry[]): DependencyOrder {
  const { nodes, missing } = connect(entries)
  const order: CatalogEntry[] = []
  const cycles: (readonly CatalogEntry[])[] = []
  const waiting: Node[] = []
  let visits = 0
  const enter = (node: Node): Frame => {
    node.visit = node.low = visits++
    node.waiting = true
    waiting.push(node)
    return { node, next: 0 }
  }
  for (const start of nodes) {
    const path: Frame[] = start.visit === -1 ? [enter(start)] : []
    for (let frame = path.at(-1); frame !== undefined; frame = path.at(-1)) {
      const { node } = frame
      const need = node.needs[frame.next++]
      if (need !== undefined) {
        if (need.visit === -1) path.push(enter(need))
        else if (need.waiting) node.low = Math.min(node.low, need.visit)
        continue
      }
      path.pop()
      const parent = path.at(-1)?.node
      if (parent !== undefined) parent.low = Math.min(parent.low, node.low)
      if (node.low === node.visit) {
        const component = takeComponent(waiting, node)
        order.push(...component.map((member) => member.entry))
        if (component.length > 1 || node.needs.includes(node)) cycles.push(component.map((member) => member.entry))
      }
    }
  }
  return { order, missing, cycles }
}

interface Frame {
  readonly node: Node
  next: number
}

function connect(entries: readonly CatalogEntry[]): {
  readonly nodes: readonly Node[]
  readonly missing: readonly MissingDependency[]
} {
  const links = new Map<Node, Node[]>()
  const byKey = new Map<string, Node>()
  for (const entry of entries) {
    const needs: Node[] = []
    const node: Node = { entry, needs, visit: -1, low: -1, waiting: false }
    links.set(node, needs)
    if (!byKey.has(entry.candidate.key)) byKey.set(entry.candidate.key, node)
  }
  for (const node of links.keys()) {
    const { directoryKey } = node.entry.candidate
    if (!byKey.has(directoryKey)) byKey.set(directoryKey, node)
  }
  const missing: MissingDependency[] = []
  for (const [node, needs] of links) {
    for (const dependency of new Set(node.entry.candidate.skill?.dependencies)) {
      const need = byKey.get(nameKey(dependency))
      if (need === undefined) missing.push({ skill: node.entry.name, dependency })
      else needs.push(need)
    }
  }
  return { nodes: [...links.keys()], missing }
}

/** Everything on the stack from its top down to the root of the component, in the order of first visits. */
function takeComponent(waiting: Node[], root: Node): readonly Node[] {
  const component = waiting.splice(waiting.lastIndexOf(root))
  for (const member of component) member.waiting = false
  return component
}
