import { MetierError, matchAdvisories, type LockEntry } from '@metier/core'
import { loadAdvisories, type Download } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

interface Candidate {
  readonly name: string
  readonly digest: string | null
  readonly entry: LockEntry
}

export interface RefuseRevokedOptions {
  /** Ask for the lists anew; without, they are as `audit` last read them. */
  readonly download?: Download
}

/**
 * Keeps out what the lists of the settings call critical, and gives the lists that could not be read as they are now. Throws
 * `refused`.
 */
export async function refuseRevoked(
  skills: readonly Candidate[],
  context: OperationContext,
  { download }: RefuseRevokedOptions = {},
): Promise<readonly { readonly source: string; readonly problem: string }[]> {
  const { fileSystem, writer, host, configuration } = context
  const { advisories: sources, publishers, requireSignature } = configuration.packages
  if (sources.length === 0) return []
  const base = configuration.projectRoot
  const asked = { fileSystem, writer, host, base, sources, publishers, requireSignature }
  const loaded = await loadAdvisories({ ...asked, ...(download && { download }) })
  for (const skill of skills) {
    for (const { list, source } of loaded) {
      const found = list === undefined ? [] : matchAdvisories(skill, list)
      const grave = found.find(({ advisory }) => advisory.severity === 'critical')
      if (grave !== undefined) throw revoked(skill.name, grave.advisory, source)
    }
  }
  return loaded.flatMap(({ source, problem }) => (problem === undefined ? [] : { source, problem }))
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
