import { chainRules } from './chains/chain-rules.ts'
import { documentedRules } from './rules/documented-rules.ts'
import type { ScanRule } from './scan-rule.ts'

/** Every rule that looks at texts. */
export const scanRules: readonly ScanRule[] = [...documentedRules, ...chainRules]
