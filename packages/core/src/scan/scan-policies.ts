import type { ScanPolicy } from './scan-policy.ts'

/** The presets. `documented` keeps Wundr's severities literally (ruling 5); `balanced` blocks on chains, not on words. */
export const scanPolicies = {
  documented: { name: 'documented', blockFrom: 'medium', incompleteBlocks: false },
  balanced: {
    name: 'balanced',
    blockFrom: 'medium',
    incompleteBlocks: false,
    // Each of these is what honest programs do all day; what is wrong with them is in the chains.
    severities: {
      'dangerous-shell-invocation': 'warn',
      'dynamic-code-eval': 'warn',
      'dynamic-function-constructor': 'warn',
      'env-harvesting': 'warn',
      'crypto-mining': 'warn',
      'prompt-injection-ignore': 'warn',
      'prompt-injection-system': 'warn',
      'path-traversal': 'warn',
      'suspicious-require': 'info',
      'potential-exfiltration': 'info',
      'encoded-instructions': 'info',
      'hidden-command': 'warn',
      'process-execution': 'info',
    },
  },
  strict: { name: 'strict', blockFrom: 'low', warningsBlock: true, incompleteBlocks: true },
} as const satisfies Readonly<Record<string, ScanPolicy>>

export const scanPolicyNames = [
  'documented',
  'balanced',
  'strict',
] as const satisfies readonly (keyof typeof scanPolicies)[]

export type ScanPolicyName = keyof typeof scanPolicies
