import type { Diagnostic } from '../../diagnostic.ts'
import type { FrontmatterNode, MapNode } from '../../format/frontmatter/node.ts'
import { readYamlMapping, type YamlMapping } from '../../schema/read-yaml-mapping.ts'
import { inventoryRules } from '../rules/inventory-rules.ts'
import type { ScanRule } from '../scan-rule.ts'
import { scanRules } from '../scan-rules.ts'
import { compileUserRule } from './compile-user-rule.ts'
import { userRulesSchema } from '../../schema/user-rule-schema.ts'

export interface UserRules {
  /** None when anything in the file is wrong: half of the rules would be taken for all. */
  readonly rules: readonly ScanRule[]
  readonly diagnostics: readonly Diagnostic[]
}

type Path = readonly (string | number)[]

/** Reads a YAML file of rules. What is wrong with it is told with its line; never throws. */
export function parseUserRules(bytes: Uint8Array, path: string): UserRules {
  const mapping = readYamlMapping(bytes, path)
  if (mapping.node === undefined) return { rules: [], diagnostics: mapping.diagnostics }
  const file = new RulesFile(path, mapping, mapping.node)
  const parsed = userRulesSchema.safeParse(dataOf(mapping.node))
  if (!parsed.success) {
    for (const { path: at, message } of parsed.error.issues) file.report(at.map(keyOf), message)
    return { rules: [], diagnostics: file.diagnostics }
  }
  const rules = parsed.data.rules.flatMap((rule, index) => {
    file.checkId(rule.id, index)
    const compiled = compileUserRule(rule)
    if (!('problems' in compiled)) return [compiled]
    for (const problem of compiled.problems) file.report(['rules', index, ...problem.path], problem.message)
    return []
  })
  return { rules: file.diagnostics.length === 0 ? rules : [], diagnostics: file.diagnostics }
}

/** Finds the place of what is wrong. */
class RulesFile {
  readonly diagnostics: Diagnostic[] = []
  readonly #path: string
  readonly #mapping: YamlMapping
  readonly #root: MapNode
  readonly #ids = new Set<string>()

  constructor(path: string, mapping: YamlMapping, root: MapNode) {
    this.#path = path
    this.#mapping = mapping
    this.#root = root
  }

  report(at: Path, problem: string): void {
    const range = this.#mapping.rangeOf(nodeAt(this.#root, at))
    this.diagnostics.push({
      code: 'invalid-scan-rule',
      severity: 'error',
      message: `${nameOf(at)}: ${problem}.`,
      help: 'Correct the rule; the page on scanning shows one of each kind.',
      path: this.#path,
      ...(range && { range }),
    })
  }

  checkId(id: string, index: number): void {
    const isTaken = Object.hasOwn(inventoryRules, id) || scanRules.some((rule) => rule.id === id)
    if (isTaken) this.report(['rules', index, 'id'], `${id} is the name of a rule of Metier; choose another`)
    if (this.#ids.has(id)) this.report(['rules', index, 'id'], `${id} is the name of another rule of this file`)
    this.#ids.add(id)
  }
}

function keyOf(key: PropertyKey): string | number {
  return typeof key === 'symbol' ? String(key) : key
}

function nameOf(at: Path): string {
  return (
    at.reduce<string>(
      (name, key) => (typeof key === 'number' ? `${name}[${key}]` : name === '' ? key : `${name}.${key}`),
      '',
    ) || 'The file'
  )
}

/** The innermost part that is there: a key that is missing is told at what lacks it. */
function nodeAt(root: FrontmatterNode, path: Path): FrontmatterNode {
  let node = root
  for (const key of path) {
    const next =
      node.kind === 'map'
        ? node.pairs.find((pair) => pair.key.source === key)?.value
        : node.kind === 'list' && typeof key === 'number'
          ? node.items[key]
          : undefined
    if (next === undefined) return node
    node = next
  }
  return node
}

/** A node as plain data. Texts stay as written: a pattern such as `1e3` is no number. */
function dataOf(node: FrontmatterNode): unknown {
  if (node.kind === 'list') return node.items.map((item) => dataOf(item))
  if (node.kind === 'map') return Object.fromEntries(node.pairs.map(({ key, value }) => [key.source, dataOf(value)]))
  return typeof node.value === 'number' ? node.source : node.value
}
