import { applyEdits } from '../text/apply-edits.ts'
import { fieldTable } from './fields/field-table.ts'
import type { MapNode } from './frontmatter/node.ts'
import { MigrationPlan } from './migrate/migration-plan.ts'
import { planMetadata } from './migrate/plan-metadata.ts'
import { planTop } from './migrate/plan-top.ts'
import { reparse } from './reparse.ts'
import type { SkillDocument } from './skill-document.ts'
import type { Skill } from './skill.ts'
import { commentsIn } from './write/comments-in.ts'
import type { MetadataStyle } from './write/metadata-style.ts'
import { writeScalar } from './write/write-scalar.ts'
import { writeSkill } from './write-skill.ts'
import { findPair } from './rules/find-pair.ts'

export interface MigrateOptions {
  /** Default `string`. */
  readonly style?: MetadataStyle
  /** A new value for `name`, such as the name of the directory. */
  readonly renameTo?: string
}

export interface Migration {
  /** The whole file; unchanged when there is nothing to do or a problem. */
  readonly text: string
  /** One sentence each. */
  readonly changes: readonly string[]
  /** What a person should look at: one sentence each. */
  readonly notes: readonly string[]
  /** Why nothing was done. */
  readonly problem?: string
}

/**
 * Rewrites the frontmatter in canonical form (decisions R-3): fields of any dialect go under
 * `metadata`, spellings become the canonical ones, and the body and the comments stay as they are.
 * The skill that is read from the result is the same; where that cannot be kept, nothing is done.
 */
export function migrateSkill(document: SkillDocument, options: MigrateOptions = {}): Migration {
  const refuse = (problem: string): Migration => ({ text: document.text, changes: [], notes: [], problem })
  const first = repaired(document)
  const { skill, frontmatter, yaml } = first.document
  if (skill === undefined || frontmatter === undefined || yaml === undefined) {
    return refuse('The skill cannot be loaded; settle what `metier validate --severity load` says first.')
  }
  const plan = createPlan(first.document, frontmatter, yaml.end)
  const text =
    plan === undefined
      ? rewriteAll(first.document, skill, options)
      : rewrite(first.document, plan, { ...options, skill })
  const changes = [...first.changes, ...(plan?.changes ?? ['Wrote the whole frontmatter in block style.'])]
  const result = reparse(document, text)
  const expected = options.renameTo === undefined ? skill : { ...skill, name: options.renameTo }
  if (result.skill === undefined || !isSameSkill(result.skill, expected, plan?.unread)) {
    return refuse('The result would not mean the same, so nothing was changed; this frontmatter needs a person.')
  }
  return {
    text,
    changes: text === document.text ? [] : changes,
    notes: [
      ...(plan?.notes ?? []),
      ...lostProtection(first.document, text, options),
      ...otherName(document, result.skill),
    ],
  }
}

// The one field whose move takes a protection away: clients know it at the top only.
const modelMayStart =
  'Clients other than Metier no longer see `disable-model-invocation`, so there a model may start this skill by itself; ' +
  '`--metadata-style claude` leaves the field where they look.'

function lostProtection(document: SkillDocument, text: string, { style }: MigrateOptions): readonly string[] {
  const { skill, frontmatter } = document
  const stood = frontmatter !== undefined && findPair(frontmatter, 'disable-model-invocation') !== undefined
  const moves = style !== 'claude' && text !== document.text
  return stood && moves && skill?.disableModelInvocation === true ? [modelMayStart] : []
}

function otherName({ directoryName }: SkillDocument, skill: Skill): readonly string[] {
  const name = skill.name.normalize('NFKC')
  if (directoryName === '' || name === directoryName.normalize('NFKC')) return []
  return [`The directory is called \`${directoryName}\` and the skill \`${name}\`; rename one of them.`]
}

/** YAML that was only read after a repair is written as it was read. */
function repaired(document: SkillDocument): { readonly document: SkillDocument; readonly changes: readonly string[] } {
  const edits = document.diagnostics.flatMap(({ code, fix }) => (code === 'repaired-yaml' ? (fix?.edits ?? []) : []))
  if (edits.length === 0) return { document, changes: [] }
  const changes = ['Put text in quotes that was no YAML without them.']
  return { document: reparse(document, applyEdits(document.text, edits)), changes }
}

/** `undefined` when the frontmatter as a whole is in brackets, and there are no lines to edit. */
function createPlan({ text }: SkillDocument, frontmatter: MapNode, yamlEnd: number): MigrationPlan | undefined {
  const first = frontmatter.pairs[0]
  if (frontmatter.flow || first === undefined) return undefined
  const head = text.slice(0, yamlEnd)
  const lineBreak = head.includes('\r\n') ? '\r\n' : '\n'
  const lineStart = Math.max(head.lastIndexOf('\n', first.key.start), head.lastIndexOf('\r', first.key.start)) + 1
  const indentation = head.slice(lineStart, first.key.start)
  return /^ *$/.test(indentation) ? new MigrationPlan({ text: head + lineBreak, lineBreak, indentation }) : undefined
}

interface Rewriting extends MigrateOptions {
  readonly skill: Skill
}

function rewrite(document: SkillDocument, plan: MigrationPlan, options: Rewriting): string {
  const frontmatter = document.frontmatter
  if (frontmatter === undefined) return document.text
  const { skill, style = 'string' } = options
  planName(frontmatter, plan, options)
  const moved = planTop({ plan, frontmatter, skill, style })
  planMetadata({ plan, frontmatter, skill, style, moved })
  const head = applyEdits(plan.text, plan.edits)
  return (
    head.slice(0, head.length - plan.lineBreak.length) + document.text.slice(plan.text.length - plan.lineBreak.length)
  )
}

function planName(frontmatter: MapNode, plan: MigrationPlan, { skill, renameTo }: Rewriting): void {
  const pair = findPair(frontmatter, 'name')
  const start = frontmatter.pairs[0]?.key.start ?? 0
  const isMissing = pair === undefined || (pair.value.kind === 'scalar' && pair.value.source.trim() === '')
  if (!isMissing && (renameTo === undefined || renameTo === skill.name)) return
  const line = `name: ${writeScalar(renameTo ?? skill.name)}`
  if (pair === undefined) plan.edits.push({ start, end: start, text: line + plan.lineBreak + plan.indentation })
  else plan.replace(pair, [line])
  plan.changes.push(`Set \`name\` to \`${renameTo ?? skill.name}\`.`)
}

function rewriteAll(document: SkillDocument, skill: Skill, { style, renameTo }: MigrateOptions): string {
  const body = document.text.slice(document.bodyOffset)
  const wanted = renameTo === undefined ? skill : { ...skill, name: renameTo }
  const text = writeSkill(wanted, body, style === undefined ? {} : { metadataStyle: style })
  const comments = (document.frontmatter?.pairs ?? []).flatMap((pair) => commentsIn(document.text, pair))
  return comments.length === 0 ? text : text.replace('---\n', () => `---\n${[...new Set(comments)].join('\n')}\n`)
}

/** Equal in every field, whatever the order of keys in what is kept as read. */
function isSameSkill(result: Skill, expected: Skill, unread: ReadonlySet<string> = new Set()): boolean {
  const known = Object.entries(result.extra).filter(([key]) => !unread.has(key) || Object.hasOwn(expected.extra, key))
  const compared: Skill = { ...result, extra: Object.fromEntries(known) }
  const fields: readonly (keyof Skill)[] = [...fieldTable.map((row) => row.field), 'metadata', 'extra']
  return fields.every((field) => canonicalText(compared[field]) === canonicalText(expected[field]))
}

function canonicalText(value: unknown): string | undefined {
  return JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}
