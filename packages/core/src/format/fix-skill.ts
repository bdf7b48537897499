import type { Diagnostic, Fix, TextEdit } from '../diagnostic.ts'
import { applyEdits } from '../text/apply-edits.ts'
import { isTextLost } from './is-text-lost.ts'
import type { Level } from './levels.ts'
import type { Profile } from './profiles.ts'
import { reparse } from './reparse.ts'
import type { SkillDocument } from './skill-document.ts'
import { validateSkill } from './validate-skill.ts'

export interface FixOptions {
  /** Default `standard`. */
  readonly level?: Level
  /** Default `spec`. */
  readonly profile?: Profile
  /** Every file of the skill, relative to its directory with `/`. */
  readonly files?: readonly string[]
}

export interface FixResult {
  /** The whole file. Write it only when something was applied: of a file that is not UTF-8 or too large, text is lost. */
  readonly text: string
  /** What was done, in order; positions are those of the text at that moment. */
  readonly applied: readonly Fix[]
  /** What is left. */
  readonly remaining: readonly Diagnostic[]
}

/** One fix can make room for another; no file needs more rounds than this. */
const mostRounds = 20

/**
 * Settles what can be settled without a person: applies the fixes of errors and warnings until none
 * is left, and touches nothing else. A fix that would bring a new error is not applied. Fixing the
 * result again changes nothing.
 */
export function fixSkill(document: SkillDocument, options: FixOptions = {}): FixResult {
  const applied: Fix[] = []
  const refused = new Set<string>()
  let state = judgeState(document, options)
  if (isTextLost(document)) return { text: document.text, applied, remaining: state.findings }
  for (let round = 0; round < mostRounds; round += 1) {
    const fixes = applicable(state.findings, refused)
    if (fixes.length === 0) break
    const together = judgeState(reparse(document, applyFixes(state.document.text, fixes)), options)
    if (together.errors <= state.errors) {
      applied.push(...fixes)
      state = together
      continue
    }
    const one = fixes[0]
    if (one === undefined) break
    const alone = judgeState(reparse(document, applyFixes(state.document.text, [one])), options)
    if (alone.errors <= state.errors) {
      applied.push(one)
      state = alone
    } else refused.add(keyOf(one))
  }
  return { text: state.document.text, applied, remaining: state.findings }
}

interface State {
  readonly document: SkillDocument
  readonly findings: readonly Diagnostic[]
  readonly errors: number
}

function judgeState(document: SkillDocument, options: FixOptions): State {
  const { findings } = validateSkill(document, options)
  return { document, findings, errors: findings.filter(({ severity }) => severity === 'error').length }
}

/** Fixes that do not overlap, those of errors first. */
function applicable(findings: readonly Diagnostic[], refused: ReadonlySet<string>): readonly Fix[] {
  const chosen: Fix[] = []
  const taken: TextEdit[] = []
  const ranked = [...findings.filter(isError), ...findings.filter(({ severity }) => severity === 'warning')]
  for (const { fix } of ranked) {
    if (fix === undefined || refused.has(keyOf(fix))) continue
    if (fix.edits.some((edit) => taken.some((other) => edit.start <= other.end && other.start <= edit.end))) continue
    chosen.push(fix)
    taken.push(...fix.edits)
  }
  return chosen
}

function isError({ severity }: Diagnostic): boolean {
  return severity === 'error'
}

function applyFixes(text: string, fixes: readonly Fix[]): string {
  return applyEdits(
    text,
    fixes.flatMap((fix) => fix.edits),
  )
}

function keyOf(fix: Fix): string {
  return JSON.stringify(fix.edits)
}
