import { MetierError, matchAdvisories, type LockEntry } from '@metier/core'
import { loadAdvisories } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/**
 * Keeps out what the lists of the settings call critical, as they were when `audit` last read them: nothing is fetched for
 * it. Throws `refused`.
 */
export async function refuseRevoked(
  skills: readonly { readonly name: string; readonly digest: string; readonly entry: LockEntry }[],
  context: OperationContext,
): Promise<void> {
  const { fileSystem, writer, host, configuration } = context
  const { advisories: sources, publishers, requireSignature } = configuration.packages
  if (sources.length === 0) return
  const base = configuration.projectRoot
  const loaded = await loadAdvisories({ fileSystem, writer, host, base, sources, publishers, requireSignature })
  for (const skill of skills) {
    for (const { list, source } of loaded) {
      const found = list === undefined ? [] : matchAdvisories(skill, list)
      const grave = found.find(({ advisory }) => advisory.severity === 'critical')
      if (grave !== undefined) throw revoked(skill.name, grave.advisory, source)
    }
  }
}

interface Said {
  readonly id: string
  readonly summary: string
}

function revoked(name: string, { id, summary }: Said, source: string): MetierError {
  return new MetierError({
    code: 'refused',
    message: `${name} is not installed: ${id}, ${summary}`,
    next: `So says ${source}. Take another version, or another skill.`,
    data: { name, advisory: id },
  })
}
