import type { ScanRule } from '../scan-rule.ts'
import { cryptoMining } from './crypto-mining.ts'
import { dangerousShellInvocation } from './dangerous-shell-invocation.ts'
import { dynamicCodeEval } from './dynamic-code-eval.ts'
import { dynamicFunctionConstructor } from './dynamic-function-constructor.ts'
import { encodedInstructions } from './encoded-instructions.ts'
import { envHarvesting } from './env-harvesting.ts'
import { hiddenCommand } from './hidden-command.ts'
import { obfuscatedCodeBase64 } from './obfuscated-code-base64.ts'
import { obfuscatedCodeHex } from './obfuscated-code-hex.ts'
import { pathTraversal } from './path-traversal.ts'
import { potentialExfiltration } from './potential-exfiltration.ts'
import { processExecution } from './process-execution.ts'
import { promptInjectionIgnore } from './prompt-injection-ignore.ts'
import { promptInjectionRoleplay } from './prompt-injection-roleplay.ts'
import { promptInjectionSystem } from './prompt-injection-system.ts'
import { suspiciousNetwork } from './suspicious-network.ts'
import { suspiciousRequire } from './suspicious-require.ts'

/** The rules that Wundr's document names, with its ids and severities (decisions R-34), and the one of ruling 5. */
export const documentedRules: readonly ScanRule[] = [
  dangerousShellInvocation,
  dynamicCodeEval,
  dynamicFunctionConstructor,
  cryptoMining,
  envHarvesting,
  suspiciousNetwork,
  suspiciousRequire,
  potentialExfiltration,
  obfuscatedCodeHex,
  obfuscatedCodeBase64,
  promptInjectionIgnore,
  promptInjectionSystem,
  promptInjectionRoleplay,
  pathTraversal,
  encodedInstructions,
  hiddenCommand,
  processExecution,
]
