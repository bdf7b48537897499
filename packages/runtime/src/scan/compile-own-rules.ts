import type { Diagnostic, ScanNote, ScanRule } from '@metier/core'
import type { OwnRuleFile } from './own-rule-files.ts'

/** Rules of the user's own, ready to be applied. */
export interface CompiledRules {
  readonly rules: readonly ScanRule[]
  /** Said of every skill while a file of rules cannot be used: nobody has looked for what it names. */
  readonly notes: readonly ScanNote[]
  readonly diagnostics: readonly Diagnostic[]
  /** What reads rules is not loaded yet: in a moment the same files say something else. */
  readonly isPassing?: true
}

/** Reads one file of rules. Said here by its shape: the published types have no way to the part that is loaded late. */
export type ParseRules = (bytes: Uint8Array, path: string) => Pick<CompiledRules, 'rules' | 'diagnostics'>

/** Without what reads them, each file of rules counts as one that cannot be used. */
export function compileOwnRules(files: readonly OwnRuleFile[], parse: ParseRules | undefined): CompiledRules {
  const read = files.map(({ path, bytes }) => {
    if (bytes === undefined) return { path, rules: [], diagnostics: [unreadable(path)] }
    return { path, ...(parse?.(bytes, path) ?? { rules: [], diagnostics: [notYet(path)] }) }
  })
  const diagnostics = read.flatMap((file) => file.diagnostics)
  return {
    rules: read.flatMap(({ rules }) => rules),
    notes: diagnostics.length === 0 ? [] : [noteOf(diagnostics)],
    diagnostics,
    ...(parse === undefined && files.length > 0 && { isPassing: true }),
  }
}

function noteOf([first]: readonly Diagnostic[]): ScanNote {
  const place = [first?.path, first?.range?.start.line].filter((part) => part !== undefined).join(':')
  return { rule: 'user-rules-unreadable', path: 'SKILL.md', message: `${place}: ${first?.message ?? ''}` }
}

function unreadable(path: string): Diagnostic {
  return {
    code: 'file-unreadable',
    severity: 'error',
    message: 'The file of rules cannot be read.',
    help: 'Make it readable, or take it out of `skills.security.rulesFiles`.',
    path,
  }
}

function notYet(path: string): Diagnostic {
  return { code: 'file-unreadable', severity: 'error', message: 'The file of rules is being read.', path }
}
