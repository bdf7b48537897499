import { expandJson } from '../fields/expand-json.ts'
import { fieldPlaces } from '../fields/field-places.ts'
import { toValue } from '../fields/to-value.ts'
import type { FrontmatterNode, MapNode, MapPair } from '../frontmatter/node.ts'
import type { Skill } from '../skill.ts'
import { fieldLines } from '../write/field-lines.ts'
import type { MetadataStyle } from '../write/metadata-style.ts'
import { pairRegion } from '../write/pair-region.ts'
import { entryData } from './entry-data.ts'
import { entryLines } from '../write/entry-lines.ts'
import type { MetadataEntry, MigrationPlan } from './migration-plan.ts'
import { isReadable } from './is-readable.ts'
import type { MovedFields } from './plan-top.ts'

export interface MetadataOptions {
  readonly plan: MigrationPlan
  readonly frontmatter: MapNode
  readonly skill: Skill
  readonly style: MetadataStyle
  readonly moved: MovedFields
}

/** Plans what becomes of `metadata`: what moved there is added, what is there is brought into form. */
export function planMetadata(options: MetadataOptions): void {
  const { plan, frontmatter, style } = options
  const pair = frontmatter.pairs.find(({ key }) => key.source === 'metadata')
  const written = pair?.value.kind === 'map' && !pair.value.flow ? pair.value : undefined
  if (pair !== undefined && written !== undefined) return planBlock(options, pair, written)
  const data = pair === undefined ? undefined : expandJson(pair.value)
  const kept: MetadataEntry[] = []
  if (data?.kind === 'map') kept.push(...data.pairs.flatMap((entry) => entryOf(options, data, entry)))
  else if (data !== undefined && !(data.kind === 'scalar' && data.value === null)) {
    kept.push({ key: 'x-metadata', lines: entryLines('x-metadata', toValue(data), style) })
  }
  const entries = [...kept, ...added(options, new Set(kept.map(({ key }) => key))), ...plan.entries]
  const lines = entries.flatMap((entry) => entry.lines)
  if (pair === undefined) {
    if (lines.length > 0) plan.append(['metadata:', ...lines.map((line) => `  ${line}`)])
    return
  }
  if (lines.length === 0) {
    plan.remove(pair)
    plan.changes.push('Left the empty `metadata` out.')
    return
  }
  plan.replace(pair, ['metadata:', ...lines.map((line) => `  ${line}`)])
  plan.changes.push('Wrote `metadata` in block style.')
}

/** An entry of a `metadata` that is written anew as a whole. */
function entryOf({ skill, style, moved }: MetadataOptions, map: MapNode, entry: MapPair): readonly MetadataEntry[] {
  if (isLesserSpelling(map, entry)) return []
  const key = entry.key.source
  const row = fieldPlaces.metadata.get(key)?.row
  if (row === undefined || !isReadable(entry, row)) {
    return [{ key, lines: entryLines(key, entryData(key, entry.value), style) }]
  }
  const lines = fieldLines(row, skill, style === 'claude' ? 'string' : style)
  return lines.length === 0 ? [] : [{ key: row.key, lines: [...(moved.get(row) ?? []), ...lines] }]
}

/** `metadata` is a block already: each entry is touched only if it must change. */
function planBlock(options: MetadataOptions, pair: MapPair, map: MapNode): void {
  const { plan } = options
  const seen = new Set<string>()
  let standing = 0
  for (const entry of map.pairs) {
    const key = entry.key.source
    const wanted = isLesserSpelling(map, entry) ? undefined : rewritten(options, entry)
    if (wanted !== undefined) seen.add(wanted.key)
    if (wanted !== undefined && wanted.lines.length === 0) standing += 1
    else if (wanted === undefined) {
      plan.remove(entry)
      plan.changes.push(`Left \`metadata.${key}\` out: it says nothing more.`)
    } else {
      standing += 1
      plan.replace(entry, wanted.lines)
      plan.changes.push(`Wrote \`metadata.${key}\` in canonical form.`)
    }
  }
  const lines = [...added(options, seen), ...plan.entries].flatMap((entry) => entry.lines)
  if (standing + lines.length === 0) plan.remove(pair)
  else if (lines.length > 0) insert(plan, pair, lines)
}

function insert(plan: MigrationPlan, pair: MapPair, lines: readonly string[]): void {
  const first = pair.value.kind === 'map' ? pair.value.pairs[0] : undefined
  if (first === undefined) return
  const indentation = plan.text.slice(pairRegion(plan.text, first).lineStart, first.key.start)
  const { nextLine } = pairRegion(plan.text, pair)
  const text = lines.map((line) => indentation + line + plan.lineBreak).join('')
  plan.edits.push({ start: nextLine, end: nextLine, text })
}

/** Another entry is the one to keep: that with the canonical key, or the first. */
function isLesserSpelling(map: MapNode, entry: MapPair): boolean {
  const row = fieldPlaces.metadata.get(entry.key.source)?.row
  if (row === undefined) return false
  const spellings = map.pairs.filter(({ key }) => fieldPlaces.metadata.get(key.source)?.row === row)
  return (spellings.find(({ key }) => key.source === row.key) ?? spellings[0]) !== entry
}

/**
 * What an entry shall look like: `undefined` when it shall go, because it says no more than its
 * absence; no lines when it may stay as it is.
 */
function rewritten(options: MetadataOptions, entry: MapPair): MetadataEntry | undefined {
  const { skill, style, moved } = options
  const key = entry.key.source
  const row = fieldPlaces.metadata.get(key)?.row
  const asItIs: MetadataEntry = { key: row?.key ?? key, lines: [] }
  if (row === undefined) {
    if (isInForm(entry.value, style)) return asItIs
    return { key, lines: entryLines(key, entryData(key, entry.value), style) }
  }
  const comments = moved.get(row)
  if (comments === undefined && (!isReadable(entry, row) || (key === row.key && isInForm(entry.value, style)))) {
    return asItIs
  }
  const lines = fieldLines(row, skill, style === 'claude' ? 'string' : style)
  return lines.length === 0 ? undefined : { key: row.key, lines: [...(comments ?? []), ...lines] }
}

/** Fields that moved here and have no entry yet. */
function added({ plan, skill, style, moved }: MetadataOptions, seen: ReadonlySet<string>): readonly MetadataEntry[] {
  const entries: MetadataEntry[] = []
  for (const [row, comments] of moved) {
    if (seen.has(row.key)) continue
    const lines = fieldLines(row, skill, style === 'claude' ? 'string' : style)
    if (lines.length > 0) entries.push({ key: row.key, lines: [...comments, ...lines] })
    else if (comments.length > 0) plan.append(comments)
  }
  return entries
}

/** One text, or in style `nested` a block; not what YAML types, and not brackets. */
function isInForm(node: FrontmatterNode, style: MetadataStyle): boolean {
  if (node.kind === 'scalar') return typeof node.value === 'string'
  return style === 'nested' && !hasFlow(node)
}

function hasFlow(node: FrontmatterNode): boolean {
  if (node.kind === 'scalar') return false
  const children = node.kind === 'list' ? node.items : node.pairs.map((pair) => pair.value)
  return node.flow || children.some(hasFlow)
}
