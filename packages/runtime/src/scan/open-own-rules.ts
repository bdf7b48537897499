import { compileOwnRules, type CompiledRules, type ParseRules } from './compile-own-rules.ts'
import { ownRuleDirectories } from './own-rule-directories.ts'
import { ownRuleFiles, type OwnRuleFile, type OwnRuleFilesOptions } from './own-rule-files.ts'

/** Rules of the user's own, as they are on disk now. */
export interface OwnRules {
  /** Names the rules; empty when there are none. Part of what a verdict is kept under. */
  digest(): string
  /** What they are compiled from, for another thread. */
  files(): readonly OwnRuleFile[]
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
    files: () => ownRuleFiles(look).files,
    compiled() {
      const found = ownRuleFiles(look)
      if (found.files.length === 0) return none
      if (known?.digest === found.digest) return known.compiled
      // A file came while we run: until its reader is loaded, in a moment, nothing may pass for want of it.
      if (reader.parse === undefined) void prepare()
      const compiled = compileOwnRules(found.files, reader.parse)
      if (reader.parse !== undefined) known = { digest: found.digest, compiled }
      return compiled
    },
    prepare,
  }
}
