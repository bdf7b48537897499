import { isAbsent } from '../fields/is-absent.ts'
import { fieldTable, verbatimFields, type FieldRow } from '../fields/field-table.ts'
import { fieldPlaces } from '../fields/field-places.ts'
import { forbiddenKeys } from '../frontmatter/forbidden-keys.ts'
import type { MapNode, MapPair } from '../frontmatter/node.ts'
import { clientFields } from '../rules/client-fields.ts'
import { standardFields } from '../rules/standard-fields.ts'
import type { Skill } from '../skill.ts'
import { entryLines } from '../write/entry-lines.ts'
import { clientSpelling } from '../write/client-spelling.ts'
import { fieldLines } from '../write/field-lines.ts'
import { writeQuoted } from '../write/write-quoted.ts'
import type { MetadataStyle } from '../write/metadata-style.ts'
import { toValue } from '../fields/to-value.ts'
import { expandJson } from '../fields/expand-json.ts'
import { isReadable } from './is-readable.ts'
import type { MigrationPlan } from './migration-plan.ts'

export interface TopOptions {
  readonly plan: MigrationPlan
  readonly frontmatter: MapNode
  readonly skill: Skill
  readonly style: MetadataStyle
}

interface WrittenField {
  readonly pair: MapPair
  readonly row: FieldRow
}

/** Fields that left the top level for `metadata`, with the comments that stood in them. */
export type MovedFields = Map<FieldRow, string[]>

/** Plans what becomes of the top-level fields other than `metadata`. */
export function planTop(options: TopOptions): MovedFields {
  const moved: MovedFields = new Map()
  for (const pair of options.frontmatter.pairs) {
    const key = pair.key.source
    const row = fieldPlaces.top.get(key)?.row
    if (key === 'metadata') continue
    if (row?.home === 'top') planStandard(options, pair, row)
    else if (row !== undefined) planField(options, { pair, row }, moved)
    else if (key === 'tools') planTools(options, pair, moved)
    else if (!standardFields.includes(key)) planOther(options, pair)
  }
  return moved
}

/** Only tools have other spellings and other forms than the canonical one among the standard fields. */
function planStandard({ plan, frontmatter, skill, style }: TopOptions, pair: MapPair, row: FieldRow): void {
  if (row.kind !== 'tools') {
    quoteTyped(plan, pair)
    return
  }
  const canonical = frontmatter.pairs.find(({ key }) => key.source === row.key)
  if (canonical !== undefined && canonical !== pair) {
    plan.remove(pair)
    plan.changes.push(`Left \`${pair.key.source}\` out: \`${row.key}\` says it.`)
    return
  }
  const firstOther = frontmatter.pairs.find(({ key }) => fieldPlaces.top.get(key.source)?.row === row)
  if (canonical === undefined && firstOther !== pair) {
    plan.remove(pair)
    return
  }
  const lines = fieldLines(row, skill, style)
  if (lines.length === 0) {
    if (isAbsent(pair.value) || (pair.value.kind === 'list' && pair.value.items.length === 0)) plan.remove(pair)
    return
  }
  const isText = pair.value.kind === 'scalar' && !/,/.test(pair.value.source.replace(/\([^()]*\)/g, ''))
  if (pair === canonical && isText) return
  plan.replace(pair, lines)
  plan.changes.push(`Wrote \`${pair.key.source}\` as one text under \`${row.key}\`.`)
}

/** What YAML reads as a number or a truth value is meant as text here. */
function quoteTyped(plan: MigrationPlan, { key, value }: MapPair): void {
  if (value.kind !== 'scalar' || typeof value.value === 'string' || value.value === null) return
  plan.edits.push({ start: value.start, end: value.end, text: writeQuoted(value.source) })
  plan.changes.push(`Put the value of \`${key.source}\` in quotes.`)
}

function planField(options: TopOptions, { pair, row }: WrittenField, moved: MovedFields): void {
  const { plan, style } = options
  const spelling = style === 'claude' ? clientSpelling(row) : undefined
  if (spelling !== undefined) {
    const other = options.frontmatter.pairs.find(({ key }) => key.source === spelling)
    if (other === pair) return
    if (other === undefined) {
      const lines = fieldLines(row, options.skill, style)
      if (lines.length > 0) {
        plan.replace(pair, lines)
        plan.changes.push(`Renamed \`${pair.key.source}\` to \`${spelling}\`.`)
        return
      }
    }
  }
  if (!isReadable(pair, row)) {
    plan.unread.add(pair.key.source)
    return planOther(options, pair)
  }
  const comments = plan.take(pair)
  moved.set(row, [...(moved.get(row) ?? []), ...comments])
  plan.changes.push(`Moved \`${pair.key.source}\` to \`metadata.${row.key}\`.`)
}

function planTools(options: TopOptions, pair: MapPair, moved: MovedFields): void {
  const { plan } = options
  if (pair.value.kind === 'map') {
    plan.unread.add(pair.key.source)
    return planOther(options, pair)
  }
  const hasHints = pair.value.kind === 'list' && pair.value.items.some((item) => item.kind === 'map')
  const hasNames = pair.value.kind !== 'list' || pair.value.items.some((item) => item.kind !== 'map')
  const targets = [...(hasNames ? ['requires'] : []), ...(hasHints ? ['mcp-servers'] : [])]
  if (targets.length === 0) return plan.remove(pair)
  const comments = plan.take(pair)
  for (const [index, key] of targets.entries()) {
    const row = fieldTable.find((candidate) => candidate.key === key)
    if (row !== undefined) moved.set(row, [...(moved.get(row) ?? []), ...(index === 0 ? comments : [])])
  }
  plan.changes.push(`Moved \`tools\` to \`metadata.${targets.join('` and `metadata.')}\`.`)
}

/** A field that means nothing to us keeps its value under `metadata`, marked as foreign unless it is known by name. */
function planOther({ plan, frontmatter, style }: TopOptions, pair: MapPair): void {
  const key = pair.key.source
  if (forbiddenKeys.has(key)) {
    plan.notes.push(`\`${key}\` was left where it is; delete it by hand.`)
    return
  }
  if (style === 'claude' && clientFields.includes(key)) return
  const known = (verbatimFields as readonly string[]).includes(key)
  const target = known ? key : `x-${key}`
  const metadata = frontmatter.pairs.find((other) => other.key.source === 'metadata')?.value
  const inside = metadata === undefined ? undefined : expandJson(metadata)
  const taken = inside?.kind === 'map' && inside.pairs.some((other) => other.key.source === target)
  if (taken) {
    plan.notes.push(`\`${key}\` was left where it is, because \`metadata.${target}\` is there already.`)
    return
  }
  const comments = plan.take(pair)
  plan.entries.push({
    key: target,
    lines: [...comments, ...entryLines(target, toValue(expandJson(pair.value)), style)],
  })
  plan.changes.push(`Moved \`${key}\` to \`metadata.${target}\`.`)
}
