import { secretsInSource, type PackageSource } from '@metier/core'
import type { OperationContext } from './operation-context.ts'

/** An address is written into the lock as it was given, and the lock is for all who read the project. */
export function warnOfSecrets(
  source: PackageSource,
  lock: string,
  { journal }: Pick<OperationContext, 'journal'>,
): void {
  const names = secretsInSource(source)
  if (names.length === 0) return
  journal.write(
    'warn',
    `${names.join(', ')} of the address stands in ${lock}, for all who read it: if that is a secret, put it into .netrc or \`metier login\`, and give the address without it.`,
  )
}
