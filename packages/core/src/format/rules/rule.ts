import type { Diagnostic } from '../../diagnostic.ts'
import type { RuleInput } from './rule-input.ts'

/** One validation rule. It only says what is so; how much it matters is in `severityTable`. */
export interface Rule {
  /** The code of every finding of this rule. */
  readonly code: string
  /** `frontmatter` rules never look at the body, so that judging a listing parses no Markdown. */
  readonly looksAt: 'frontmatter' | 'body' | 'files'
  /** What is wrong, as the title of its page in the docs. */
  readonly summary: string
  /** Why it matters, with the source of the rule. */
  readonly why: string
  /** What to do about it. */
  readonly next: string
  check(input: RuleInput): readonly Diagnostic[]
}
