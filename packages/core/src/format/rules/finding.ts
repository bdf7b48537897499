import type { Diagnostic, Fix } from '../../diagnostic.ts'
import type { RuleInput } from './rule-input.ts'

export interface FindingOptions {
  readonly code: string
  readonly message: string
  readonly help?: string | undefined
  /** Offsets in the document's text; without it the finding is about the file as a whole. */
  readonly span?: { readonly start: number; readonly end: number } | undefined
  readonly fix?: Fix | undefined
}

/** A finding of a rule. Its severity stands in for the one that `judge` sets. */
export function finding(input: RuleInput, options: FindingOptions): Diagnostic {
  return {
    code: options.code,
    severity: 'warning',
    // A message is a sentence, and many end in a value.
    message: /[.!?…]$/.test(options.message) ? options.message : `${options.message}.`,
    ...(options.help === undefined ? {} : { help: options.help }),
    path: input.document.path,
    ...(options.span === undefined ? {} : { range: input.range(options.span) }),
    ...(options.fix === undefined ? {} : { fix: options.fix }),
  }
}
