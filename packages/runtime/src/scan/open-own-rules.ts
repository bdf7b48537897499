import type { Diagnostic, ScanNote, ScanRule } from '@metier/core'
import { ownRuleDirectories } from './own-rule-directories.ts'
import { ownRuleFiles, type OwnRuleFiles, type OwnRuleFilesOptions } from './own-rule-files.ts'

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
type ParseRules = (bytes: Uint8Array, path: string) => Pick<CompiledRules, 'rules' | 'diagnostics'>

/** Rules of the user's own, as they are on disk now. */
export interface OwnRules {
  /** Names the rules; empty when there are none. Part of what a verdict is kept under. */
  digest(): string
  /** Never throws. Until `prepare` is done, what rules there are counts as a file that cannot be used. */
  compiled(): CompiledRules
  /** Loads what reads rules if there are any; `ahead` also if some may come. */
  prepare(options?: { readonly ahead?: boolean }): Promise<void>
}

export interface OpenOwnRulesOptions extends OwnRuleFilesOptions {
  /** What reads rules, once it is loaded; one for all that are opened in turn. */
  readonly reader?: { parse?: ParseRules }
}

const none: CompiledRules = { rules: [], notes: [], diagnostics: [] }

/** Looks at the files each time: they are few, and most users have none. */
export function openOwnRules({ reader = {}, ...options }: OpenOwnRulesOptions): OwnRules {
  let known: { readonly digest: string; readonly compiled: CompiledRules } | undefined
  const look = { ...options, directories: ownRuleDirectories(options) }
  const prepare: OwnRules['prepare'] = async ({ ahead = false } = {}) => {
    if (ahead || ownRuleFiles(look).files.length > 0)
      reader.parse ??= (await import('@metier/core/schema')).parseUserRules
  }
  return {
    digest: () => ownRuleFiles(look).digest,
    compiled() {
      const found = ownRuleFiles(look)
      if (found.files.length === 0) return none
      if (known?.digest === found.digest) return known.compiled
      // A file came while we run: until its reader is loaded, in a moment, nothing may pass for want of it.
      if (reader.parse === undefined) void prepare()
      const compiled = compile(found, reader.parse)
      if (reader.parse !== undefined) known = { digest: found.digest, compiled }
      return compiled
    },
    prepare,
  }
}

function compile({ files }: OwnRuleFiles, parse: ParseRules | undefined): CompiledRules {
  const read = files.map(({ path, bytes }) => {
    if (bytes === undefined) return { path, rules: [], diagnostics: [unreadable(path)] }
    return { path, ...(parse?.(bytes, path) ?? { rules: [], diagnostics: [notYet(path)] }) }
  })
  const diagnostics = read.flatMap((file) => file.diagnostics)
  return {
    rules: read.flatMap(({ rules }) => rules),
    notes: diagnostics.length === 0 ? [] : [noteOf(diagnostics)],
    diagnostics,
    ...(parse === undefined && { isPassing: true }),
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
