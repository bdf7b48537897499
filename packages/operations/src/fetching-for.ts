import { openStore, type FetchLockedOptions, type InstallSite, type SkillScanner } from '@metier/runtime'
import { downloadFor } from './download-for.ts'
import type { OperationContext } from './operation-context.ts'
import { progressFor } from './progress-for.ts'

/** What fetching the skills of a lock needs, but for the say of the scanner. */
export function fetchingFor(
  site: InstallSite,
  context: OperationContext,
  scanner: SkillScanner = context.scanner(),
): Omit<FetchLockedOptions, 'judge'> {
  const { fileSystem, host } = context
  return {
    fileSystem,
    host,
    projectRoot: site.base,
    store: openStore(context),
    scanner,
    publishers: context.configuration.packages.publishers,
    download: downloadFor(context),
    progress: progressFor(context),
  }
}
