import type { Diagnostic } from '../diagnostic.ts'
import { issueMessages } from './issue-messages.ts'
import { judge } from './judge.ts'
import type { Level } from './levels.ts'
import type { Profile } from './profiles.ts'
import { referenceVerdict } from './reference-verdict.ts'
import { createRuleInput } from './rules/create-rule-input.ts'
import { rules } from './rules/index.ts'
import type { Rule } from './rules/rule.ts'
import { severityOf, type Judgement } from './severity-of.ts'
import type { SkillDocument } from './skill-document.ts'

export interface ValidateOptions {
  /** Default `standard`. */
  readonly level?: Level
  /** Default `spec`. */
  readonly profile?: Profile
  /** Every file of the skill, relative to its directory with `/`; without it, rules about files are silent. */
  readonly files?: readonly string[]
  /** Judge the frontmatter only, as a listing does: no Markdown is parsed. Default `false`. */
  readonly frontmatterOnly?: boolean
  /** Give the verdict of the reference library, quirks included, instead of ours. Default `false`. */
  readonly referenceExact?: boolean
}

/** The answer of `validate`, a superset of btw's `{valid, issues}` (decisions R-54). */
export interface ValidationResult {
  /** No finding is an error. */
  readonly valid: boolean
  /** The errors in the words that btw and the reference library use. Empty exactly when valid. */
  readonly issues: readonly string[]
  readonly findings: readonly Diagnostic[]
}

/** Judges a SKILL.md by the rules at a level in a profile. Never throws on a user's file. */
export function validateSkill(document: SkillDocument, options: ValidateOptions = {}): ValidationResult {
  const judgement = { level: options.level ?? 'standard', profile: options.profile ?? 'spec' }
  const findings = judge(collect(document, judgement, options), judgement)
  if (options.referenceExact === true) return referenceVerdict(document, findings)
  const errors = findings.filter((finding) => finding.severity === 'error')
  return { valid: errors.length === 0, issues: issueMessages(document, errors), findings }
}

/** A hostile file must not give a million findings. */
const mostOfOneRule = 100

function collect(document: SkillDocument, judgement: Judgement, options: ValidateOptions): readonly Diagnostic[] {
  const input = createRuleInput(document, { files: options.files })
  const found: Diagnostic[] = []
  for (const rule of activeRules(judgement, options.frontmatterOnly === true)) {
    if (rule.looksAt !== 'files' && document.frontmatter === undefined) continue
    for (const finding of rule.check(input).slice(0, mostOfOneRule)) found.push(finding)
  }
  // A rule says better than the reader what is wrong with a value both stumbled over.
  const explained = new Set(found.filter(({ code }) => typeRules.has(code)).map(({ range }) => range?.start.offset))
  const read = document.diagnostics.filter(
    ({ code, range }) => code !== 'wrong-type' || !explained.has(range?.start.offset),
  )
  return [...read, ...found]
}

const active = new Map<string, readonly Rule[]>()

/** The rules that can say anything; the same few combinations are asked for thousands of skills. */
function activeRules(judgement: Judgement, frontmatterOnly: boolean): readonly Rule[] {
  const key = `${judgement.level}/${judgement.profile}/${frontmatterOnly}`
  let list = active.get(key)
  if (list === undefined) {
    const wanted = frontmatterOnly ? rules.filter((rule) => rule.looksAt === 'frontmatter') : rules
    list = wanted.filter((rule) => severityOf(rule.code, judgement) !== 'off')
    active.set(key, list)
  }
  return list
}

const typeRules: ReadonlySet<string> = new Set(['compatibility-type', 'metadata-not-mapping', 'allowed-tools-type'])
