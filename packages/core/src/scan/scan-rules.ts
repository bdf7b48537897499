import { chainRules } from './chains/chain-rules.ts'
import { documentedRules } from './rules/documented-rules.ts'
import type { ScanRule } from './scan-rule.ts'

/** Every rule that looks at texts; those that tell most come first, should the time not be enough for all. */
export const scanRules: readonly ScanRule[] = [...chainRules, ...documentedRules]
