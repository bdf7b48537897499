import type { TrustStore } from '@metier/core'

/** Trusts the given directories and everything below them. */
export function createFakeTrustStore(trusted: readonly string[] = []): TrustStore {
  return {
    isTrusted: (directory) => trusted.some((root) => directory === root || directory.startsWith(`${root}/`)),
  }
}
