import type { Fix } from '../../diagnostic.ts'
import type { MapNode, ScalarNode } from '../frontmatter/node.ts'
import { Reporter } from '../reporter.ts'
import type { Skill } from '../skill.ts'
import { blankSkill } from './blank-skill.ts'
import { collectFields, type FieldCandidate } from './collect-fields.ts'
import { reportType } from './report-type.ts'
import type { FieldInput } from './field-input.ts'
import { fieldTable, type FieldRow } from './field-table.ts'
import { hardenName } from './harden-name.ts'
import { readField } from './read-field.ts'
import { readList } from './read-list.ts'
import { readToolHints } from './read-mcp.ts'

export interface ReadSkillOptions {
  readonly frontmatter: MapNode
  readonly directoryName: string
  readonly reporter: Reporter
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** The canonical model of a frontmatter in any dialect; `undefined` when there is no description. */
export function readSkill({ frontmatter, directoryName, reporter }: ReadSkillOptions): Skill | undefined {
  const collected = collectFields(frontmatter, reporter)
  const skill = blankSkill('', '')
  skill.metadata = collected.metadata
  skill.extra = collected.extra
  const fields: Record<string, unknown> = skill
  // In the table's order, so that two dialects that mean the same give the same bytes of JSON.
  for (const row of fieldTable) {
    const candidates = collected.candidates.get(row)
    // These two are judged with more care below.
    if (candidates === undefined || row.field === 'name' || row.field === 'description') continue
    const value = resolve(row, candidates)
    if (value !== undefined) fields[row.field] = value
  }
  if (collected.tools !== undefined) readTools(skill, collected.tools)
  skill.name = readName(frontmatter, directoryName, reporter)
  const description = readDescription(frontmatter, reporter)
  if (description === undefined) return undefined
  skill.description = description
  return skill
}

/** The value of the best place; other places must agree with it (decisions R-2). */
function resolve(row: FieldRow, candidates: readonly FieldCandidate[]): unknown {
  const only = candidates.length === 1 ? candidates[0] : undefined
  if (only !== undefined) return readField(row.kind, only.input)
  let winner: { readonly value: unknown; readonly spelling: string } | undefined
  for (const { input } of candidates.toSorted((a, b) => a.rank - b.rank)) {
    const value = readField(row.kind, input)
    if (value === undefined) continue
    if (winner === undefined) winner = { value, spelling: input.spelling }
    else if (row.union === true) winner = { ...winner, value: union(winner.value, value) }
    else if (JSON.stringify(value) !== JSON.stringify(winner.value)) reportConflict(input, winner.spelling)
  }
  return winner?.value
}

function union(first: unknown, second: unknown): unknown {
  return Array.isArray(first) && Array.isArray(second) ? [...new Set<unknown>([...first, ...second])] : first
}

function reportConflict({ node, spelling, reporter }: FieldInput, winner: string): void {
  const message = `\`${spelling}\` and \`${winner}\` mean the same and differ; \`${winner}\` is used.`
  reporter.add({ code: 'alias-conflict', message, start: node.start, end: node.end })
}

/** texts are tools that must be there, mappings are servers that would help. */
function readTools(skill: Mutable<Skill>, input: FieldInput): void {
  const { node } = input
  const maps = node.kind === 'list' ? node.items.filter((item) => item.kind === 'map') : []
  if (node.kind === 'map') {
    reportType(input, 'a list')
    return
  }
  const texts = node.kind === 'list' ? { ...node, items: node.items.filter((item) => item.kind !== 'map') } : node
  const tools = readList({ ...input, node: texts }, 'tools') ?? []
  const hints = readToolHints(input, maps)
  if (tools.length > 0) {
    const known = skill.requires.tools
    if (known.length === 0) skill.requires = { ...skill.requires, tools }
    else if (known.join() !== tools.join()) reportConflict(input, 'metadata.requires.tools')
  }
  if (hints.length > 0) {
    if (skill.mcp.length === 0) skill.mcp = hints
    else if (JSON.stringify(skill.mcp) !== JSON.stringify(hints)) reportConflict(input, 'metadata.mcp-servers')
  }
}

/** The name after hardening, or the directory's (decisions R-4 and ruling 3). */
function readName(frontmatter: MapNode, directoryName: string, reporter: Reporter): string {
  const instead = hardenName(directoryName) ?? 'unnamed-skill'
  const pair = frontmatter.pairs.find(({ key }) => key.source === 'name')
  if (pair === undefined) {
    reportMissingName(frontmatter, instead, reporter)
    return instead
  }
  const { value } = pair
  if (value.kind !== 'scalar') {
    reportType({ node: value, spelling: 'name', reporter }, 'text')
    return instead
  }
  const name = hardenName(value.source)
  if (name !== undefined) return name
  const missing = value.source.trim() === ''
  reporter.add({
    code: missing ? 'missing-name' : 'name-unusable',
    message: missing
      ? `\`name\` is empty; the directory's name \`${instead}\` is used.`
      : `The name has characters that no name may have; the directory's name \`${instead}\` is used.`,
    start: value.start,
    end: value.end,
  })
  return instead
}

function reportMissingName(frontmatter: MapNode, instead: string, reporter: Reporter): void {
  const message = `There is no \`name\`; the directory's name \`${instead}\` is used.`
  const similar = keyLike(frontmatter, 'name')
  const { start, end } = similar ?? { start: frontmatter.start, end: frontmatter.start }
  const writable = !frontmatter.flow && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(instead) && reporter.startsLine(start)
  const fix =
    similar === undefined && writable
      ? { fix: Reporter.fix('Add the name of the directory', { start, end, text: `name: ${instead}\n` }) }
      : rename(similar, 'name')
  reporter.add({ code: 'missing-name', message, start, end, help: `Add \`name: ${instead}\`.`, ...fix })
}

/** A key that differs from a field's only in capitals, which no client reads. */
function keyLike(frontmatter: MapNode, field: string): ScalarNode | undefined {
  return frontmatter.pairs.find(({ key }) => key.source.toLowerCase() === field)?.key
}

function rename(key: ScalarNode | undefined, field: string): { readonly fix?: Fix } {
  if (key === undefined) return {}
  const { start, end } = key
  return { fix: Reporter.fix(`Write \`${field}\` in small letters`, { start, end, text: field }) }
}

function readDescription(frontmatter: MapNode, reporter: Reporter): string | undefined {
  const pair = frontmatter.pairs.find(({ key }) => key.source === 'description')
  const value = pair?.value
  if (value === undefined) {
    const similar = keyLike(frontmatter, 'description')
    const message = 'There is no `description`, so no agent could know when to use this skill.'
    const { start, end } = similar ?? { start: frontmatter.start, end: frontmatter.start }
    const help = similar === undefined ? {} : { help: `Write \`description\` instead of \`${similar.source}\`.` }
    reporter.add({ code: 'missing-description', message, start, end, ...help, ...rename(similar, 'description') })
    return undefined
  }
  const { start, end } = value
  if (value.kind !== 'scalar') {
    reportType({ node: value, spelling: 'description', reporter }, 'text')
    const message = 'There is no `description` that could be read.'
    reporter.add({ code: 'missing-description', message, start, end, help: 'Put the description in quotes.' })
    return undefined
  }
  const description = value.source.trim()
  if (description !== '') return description
  reporter.add({ code: 'empty-description', message: 'The `description` is empty.', start, end })
  return undefined
}
