import type { Effect } from '@metier/operations'

/** All scopes there are: the effects of operations. */
export const accessScopes = ['read', 'write', 'execute', 'network'] as const satisfies readonly Effect[]
