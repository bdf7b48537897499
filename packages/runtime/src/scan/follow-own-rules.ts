import type { OwnRuleFilesOptions } from './own-rule-files.ts'
import { openOwnRules, type OpenOwnRulesOptions, type OwnRules } from './open-own-rules.ts'

export interface FollowOwnRulesOptions extends Pick<OwnRuleFilesOptions, 'fileSystem' | 'host'> {
  /** Those now in force; the same object for as long as they are the same. */
  readonly settings: () => OwnRuleFilesOptions['configuration']
}

/** Rules of the user's own for a process that goes on while settings come to name other files. */
export function followOwnRules({ fileSystem, host, settings }: FollowOwnRulesOptions): OwnRules {
  let opened: { readonly by: unknown; readonly rules: OwnRules } | undefined
  const reader: NonNullable<OpenOwnRulesOptions['reader']> = {}
  const now = (): OwnRules => {
    const configuration = settings()
    if (opened?.by !== configuration) {
      opened = { by: configuration, rules: openOwnRules({ fileSystem, host, configuration, reader }) }
    }
    return opened.rules
  }
  return {
    digest: () => now().digest(),
    files: () => now().files(),
    compiled: () => now().compiled(),
    prepare: (options) => now().prepare(options),
  }
}
