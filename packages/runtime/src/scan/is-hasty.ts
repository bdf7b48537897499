const passing: ReadonlySet<string> = new Set(['too-slow', 'scanner-failed', 'user-rules-unreadable'])

/** Does a report hang on this moment? A busy machine, or a slip in a file of rules, must not brand a skill for good. */
export function isHasty({ findings }: { readonly findings: readonly { readonly rule: string }[] }): boolean {
  return findings.some(({ rule }) => passing.has(rule))
}
