import { matchAdvisories, shellWord } from '@metier/core'
import { loadAdvisories, placesOfEntry, type InstallSite } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** An installed skill that a list of the settings calls critical. */
export interface RevokedSkill {
  /** Absolute; of its folder. */
  readonly path: string
  /** What is said of it, who says so, and what to do. */
  readonly message: string
}

/** Goes by the lists as `audit` last read them: to ask the network is the part of `audit`. */
export async function revokedSkills(site: InstallSite, context: OperationContext): Promise<readonly RevokedSkill[]> {
  const { fileSystem, writer, host, configuration } = context
  const { advisories: sources, publishers, requireSignature } = configuration.packages
  if (sources.length === 0) return []
  const base = configuration.projectRoot
  const loaded = await loadAdvisories({ fileSystem, writer, host, base, sources, publishers, requireSignature })
  return [...site.lock.read().skills].flatMap(([name, entry]) => {
    const [path] = placesOfEntry(site, name, entry)
    const [found] = loaded.flatMap(({ list, source }) =>
      (list === undefined ? [] : matchAdvisories({ name, entry, digest: null }, list))
        .filter(({ advisory }) => advisory.severity === 'critical')
        .map(({ advisory }) => ({ advisory, source })),
    )
    return path === undefined || found === undefined ? [] : [{ path, message: messageOf(name, found) }]
  })
}

interface Found {
  readonly advisory: { readonly id: string; readonly summary: string; readonly fixed?: string | undefined }
  readonly source: string
}

function messageOf(name: string, { advisory: { id, summary, fixed }, source }: Found): string {
  const word = shellWord(name)
  const mend =
    fixed === undefined ? '' : `\`metier update ${word}\` brings a version that is mended (${fixed}), or else `
  return `${id}: ${summary.replace(/\.$/, '')}. So says ${source}. ${mend}\`metier remove ${word}\` takes it out.`
}
