import type { Diagnostic } from '@metier/core'

/** Bytes that are no text. A listing reads the head of a file and cannot know them from the rest of it. */
const faults: ReadonlySet<string> = new Set(['not-utf8', 'utf16', 'nul-byte'])

/** The finding that keeps a whole SKILL.md from being handed on as text. */
export function findTextFault(diagnostics: readonly Diagnostic[]): Diagnostic | undefined {
  return diagnostics.find(({ code }) => faults.has(code))
}
