import { ownRuleFiles, type OwnRuleFilesOptions } from './own-rule-files.ts'
import { scanKey } from './scan-key.ts'

export interface ScanKeyNowOptions extends OwnRuleFilesOptions {
  /** Names the code that judges, see `scanKey`. */
  readonly reader?: string
}

/** What a verdict depends on besides the skill, with the rules of the user's own as they are on disk now. */
export function scanKeyNow({ reader, ...options }: ScanKeyNowOptions): string {
  const ownRules = ownRuleFiles(options).digest
  return scanKey(options.configuration, { ownRules, ...(reader !== undefined && { reader }) })
}
