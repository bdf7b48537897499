import type { Requirements } from '../skill.ts'
import { expandJson } from './expand-json.ts'
import { isAbsent } from './is-absent.ts'
import { reportType } from './report-type.ts'
import type { FieldInput } from './field-input.ts'
import { readList } from './read-list.ts'

const names: ReadonlyMap<string, keyof Requirements> = new Map([
  ['bins', 'bins'],
  ['anyBins', 'anyBins'],
  ['any-bins', 'anyBins'],
  ['any_bins', 'anyBins'],
  ['env', 'env'],
  ['config', 'config'],
  ['tools', 'tools'],
])

export const noRequirements: Requirements = { bins: [], anyBins: [], env: [], config: [], tools: [] }

export function readRequires(input: FieldInput): Requirements | undefined {
  if (isAbsent(input.node)) return undefined
  const node = expandJson(input.node)
  if (node.kind !== 'map') return reportType(input, 'a mapping with `bins`, `anyBins`, `env`, `config` or `tools`')
  const found: Partial<Record<keyof Requirements, readonly string[]>> = {}
  for (const { key, value } of node.pairs) {
    const name = names.get(key.source)
    if (name === undefined) continue
    const list = readList({ ...input, node: value, spelling: `${input.spelling}.${key.source}` }, 'words')
    if (list !== undefined) found[name] = list
  }
  return { ...noRequirements, ...found }
}
