import type { FrontmatterNode, MapNode } from '../frontmatter/node.ts'
import type { McpRequirement } from '../skill.ts'
import { expandJson } from './expand-json.ts'
import { isAbsent } from './is-absent.ts'
import { reportType } from './report-type.ts'
import type { FieldInput } from './field-input.ts'
import { readBoolean } from './read-boolean.ts'
import { splitList } from './split-list.ts'

const expected = 'a list of `{name, reason, optional, fallback}`, a list of names, or `true`'

/** Any of the ways to say that a skill needs servers (decisions R-21); `true` means one of any name. */
export function readMcp(input: FieldInput): McpRequirement[] | undefined {
  if (isAbsent(input.node)) return undefined
  const node = expandJson(input.node)
  if (node.kind === 'list') return present(node.items.map((item) => readEntry({ ...input, node: item })))
  if (node.kind === 'map')
    return present(node.pairs.map(({ key, value }) => readNamed(key.source, { ...input, node: value })))
  const flag = /^(?:true|false|yes|no|on|off|0|1)$/i.test(node.source.trim()) ? readBoolean(input) : undefined
  if (flag !== undefined) return flag ? [{ name: '*', optional: false }] : []
  return splitList(node.source, 'words').map((name) => ({ name, optional: false }))
}

/** `tools` given as mappings name servers that help but are not needed (decisions R-36). */
export function readToolHints(input: FieldInput, entries: readonly MapNode[]): McpRequirement[] {
  return present(entries.map((node) => readEntry({ ...input, node }, true)))
}

function readEntry(input: FieldInput, optional = false): McpRequirement | undefined {
  const { node } = input
  if (node.kind === 'scalar' && node.source.trim() !== '') return { name: node.source.trim(), optional }
  if (node.kind !== 'map') return reportType(input, expected)
  const name = text(node, 'name') ?? text(node, 'server')
  return name === undefined ? reportType(input, expected) : describe(name, { ...input, node }, optional)
}

function readNamed(name: string, input: FieldInput): McpRequirement | undefined {
  const { node } = input
  if (node.kind === 'map') return describe(name, { ...input, node }, false)
  if (node.kind === 'list') return reportType(input, expected)
  const reason = node.source.trim()
  return { name, optional: false, ...(reason === '' ? {} : { reason }) }
}

/** SQD-39: without `optional: true` a server is required. */
function describe(name: string, input: FieldInput & { readonly node: MapNode }, optional: boolean): McpRequirement {
  const { node } = input
  const reason = text(node, 'reason') ?? text(node, 'description') ?? text(node, 'when')
  const fallback = text(node, 'fallback')
  const flag = value(node, 'optional')
  const said =
    flag === undefined ? undefined : readBoolean({ ...input, node: flag, spelling: `${input.spelling}.optional` })
  return {
    name,
    ...(reason === undefined ? {} : { reason }),
    optional: said ?? optional,
    ...(fallback === undefined ? {} : { fallback }),
  }
}

function value(node: MapNode, key: string): FrontmatterNode | undefined {
  return node.pairs.find((pair) => pair.key.source === key)?.value
}

function text(node: MapNode, key: string): string | undefined {
  const found = value(node, key)
  const source = found?.kind === 'scalar' ? found.source.trim() : ''
  return source === '' ? undefined : source
}

function present(entries: readonly (McpRequirement | undefined)[]): McpRequirement[] {
  return entries.filter((entry) => entry !== undefined)
}
