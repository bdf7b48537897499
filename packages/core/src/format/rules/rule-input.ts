import type { Range } from '../../diagnostic.ts'
import type { SkillDocument } from '../skill-document.ts'
import type { BodyView } from './body-view.ts'

/** What a rule may look at. */
export interface RuleInput {
  readonly document: SkillDocument
  /** Every file of the skill, relative to its directory with `/`; `undefined` when nobody listed them. */
  readonly files: readonly string[] | undefined
  /** The Markdown, read when a rule first asks for it. */
  readonly body: BodyView
  /** The place of a span of the document's text. */
  range(span: { readonly start: number; readonly end: number }): Range
}
