import { LineIndex } from '../../text/line-index.ts'
import { rangeOf } from '../../text/range-of.ts'
import type { SkillDocument } from '../skill-document.ts'
import { createBodyView } from './create-body-view.ts'
import type { RuleInput } from './rule-input.ts'

export interface RuleInputOptions {
  /** Every file of the skill, relative to its directory with `/`. */
  readonly files?: readonly string[] | undefined
}

/** Gathers what rules look at; lines are counted and Markdown is parsed only when a rule asks. */
export function createRuleInput(document: SkillDocument, options: RuleInputOptions = {}): RuleInput {
  // Counting the lines of a whole body for a finding in the frontmatter would be most of the work.
  const head = new LineIndex(document.text.slice(0, document.bodyOffset))
  const whole = new LineIndex(document.text)
  return {
    document,
    files: options.files,
    body: createBodyView(document),
    range: (span) => rangeOf(span.end < document.bodyOffset ? head : whole, span),
  }
}
