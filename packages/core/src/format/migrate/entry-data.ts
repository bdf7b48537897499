import { expandJson } from '../fields/expand-json.ts'
import { fieldPlaces } from '../fields/field-places.ts'
import { vendorRank } from '../fields/vendor-rank.ts'
import { toValue } from '../fields/to-value.ts'
import { forbiddenKeys } from '../frontmatter/forbidden-keys.ts'
import type { FrontmatterNode } from '../frontmatter/node.ts'

/**
 * Plain data of an entry under `metadata` that is no field of ours. In a vendor's block, a field that
 * we read keeps `null` for nothing; elsewhere everything is the text as written.
 */
export function entryData(key: string, node: FrontmatterNode): unknown {
  const data = expandJson(node)
  if (data.kind !== 'map' || vendorRank(key) === undefined) return toValue(data)
  const pairs = data.pairs.filter((pair) => !forbiddenKeys.has(pair.key.source))
  return Object.fromEntries(
    pairs.map((pair) => [
      pair.key.source,
      fieldPlaces.vendor.has(pair.key.source) ? withNulls(pair.value) : toValue(pair.value),
    ]),
  )
}

function withNulls(node: FrontmatterNode): unknown {
  if (node.kind === 'scalar') return node.value === null ? null : node.source
  if (node.kind === 'list') return node.items.map(withNulls)
  const pairs = node.pairs.filter((pair) => !forbiddenKeys.has(pair.key.source))
  return Object.fromEntries(pairs.map((pair) => [pair.key.source, withNulls(pair.value)]))
}
