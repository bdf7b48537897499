import { forbiddenKeys } from '../frontmatter/forbidden-keys.ts'
import type { FrontmatterNode, MapNode } from '../frontmatter/node.ts'
import type { Reporter } from '../reporter.ts'
import { expandJson } from './expand-json.ts'
import type { FieldInput } from './field-input.ts'
import { verbatimFields, type FieldRow } from './field-table.ts'
import { fieldPlaces, type FieldPlace } from './field-places.ts'
import { vendorRank } from './vendor-rank.ts'
import { toValue } from './to-value.ts'

/** One place where a field's value stands. */
export interface FieldCandidate {
  readonly rank: number
  readonly input: FieldInput
}

export interface CollectedFields {
  /** Every place of every field that is there, unordered. */
  readonly candidates: ReadonlyMap<FieldRow, FieldCandidate[]>
  /** The value of a top-level `tools`, which is one of two fields (decisions R-36). */
  readonly tools: FieldInput | undefined
  readonly metadata: Readonly<Record<string, unknown>>
  readonly extra: Readonly<Record<string, unknown>>
}

const verbatim: ReadonlySet<string> = new Set(verbatimFields)

/** Sorts every key of the frontmatter to the field it means, wherever it stands; what means nothing is kept. */
export function collectFields(map: MapNode, reporter: Reporter): CollectedFields {
  const collector = new Collector(reporter)
  for (const { key, value } of map.pairs) collector.top(key.source, value)
  return collector
}

class Collector implements CollectedFields {
  readonly candidates = new Map<FieldRow, FieldCandidate[]>()
  readonly metadata: Record<string, unknown> = Object.create(null)
  readonly extra: Record<string, unknown> = Object.create(null)
  tools: FieldInput | undefined
  readonly #reporter: Reporter

  constructor(reporter: Reporter) {
    this.#reporter = reporter
  }

  top(key: string, node: FrontmatterNode): void {
    if (forbiddenKeys.has(key)) return
    const place = fieldPlaces.top.get(key)
    if (place !== undefined) this.#enter(place, { spelling: key, node })
    else if (key === 'metadata') this.#metadata(node)
    else if (key === 'tools') this.tools = { node, spelling: key, reporter: this.#reporter }
    // Under `metadata` is where these are at home, so a value there stays.
    else if (verbatim.has(key)) this.metadata[key] ??= toValue(expandJson(node))
    else this.extra[key] = toValue(expandJson(node))
  }

  #metadata(written: FrontmatterNode): void {
    const node = expandJson(written)
    if (node.kind !== 'map') {
      if (node.kind === 'scalar' && node.value === null) return
      const { start, end } = node
      const message = '`metadata` must be a mapping; it is kept but not read.'
      this.#reporter.add({ code: 'wrong-type', message, start, end })
      this.extra.metadata = toValue(node)
      return
    }
    for (const { key, value } of node.pairs) this.#metadataEntry(key.source, value)
  }

  #metadataEntry(key: string, node: FrontmatterNode): void {
    if (forbiddenKeys.has(key)) return
    const place = fieldPlaces.metadata.get(key)
    if (place !== undefined) return this.#enter(place, { spelling: `metadata.${key}`, node })
    const data = expandJson(node)
    const rank = vendorRank(key)
    if (rank !== undefined && data.kind === 'map') return this.#vendor(key, rank, data)
    // What we once moved here from the top level goes back to where it came from (decisions, field table).
    const original = key.startsWith('x-') ? key.slice(2) : ''
    if (original !== '' && !forbiddenKeys.has(original)) this.extra[original] ??= toValue(data)
    else this.metadata[key] = toValue(data)
  }

  #vendor(block: string, rank: number, map: MapNode): void {
    const rest: Record<string, unknown> = Object.create(null)
    for (const { key, value } of map.pairs) {
      if (forbiddenKeys.has(key.source)) continue
      const place = fieldPlaces.vendor.get(key.source)
      if (place === undefined) rest[key.source] = toValue(value)
      else this.#enter(place, { spelling: `metadata.${block}.${key.source}`, node: value }, rank)
    }
    if (Object.keys(rest).length > 0) this.metadata[block] = rest
  }

  #enter(place: FieldPlace, written: Pick<FieldInput, 'spelling' | 'node'>, vendor = 0): void {
    const candidate = { rank: place.rank + vendor, input: { ...written, reporter: this.#reporter } }
    const others = this.candidates.get(place.row)
    if (others === undefined) this.candidates.set(place.row, [candidate])
    else others.push(candidate)
  }
}
