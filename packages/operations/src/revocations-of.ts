import type { CatalogEntry } from '@metier/core'
import { installationFaults } from './installation-faults.ts'
import type { OperationContext } from './operation-context.ts'

interface Revocation {
  readonly code: string
  readonly kind: 'problem'
  readonly message: string
  readonly path: string
}

/** What lists of advisories have against one skill, as `doctor` explains a skill. */
export async function revocationsOf(
  { candidate }: CatalogEntry,
  context: OperationContext,
): Promise<readonly Revocation[]> {
  if (context.configuration.packages.advisories.length === 0) return []
  const real = (path: string) => context.fileSystem.realPath(path) ?? path
  const faults = await installationFaults(context)
  return faults
    .filter(({ kind, path }) => kind === 'revoked' && real(path) === real(candidate.directory))
    .map(({ kind, path, message }) => ({ code: kind, kind: 'problem' as const, message, path }))
}
