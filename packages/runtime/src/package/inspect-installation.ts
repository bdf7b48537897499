import { existsSync } from 'node:fs'
import type { FileSystem } from '@metier/core'
import type { SkillStore } from '../store/open-store.ts'
import { stagingOf } from '../store/staging-of.ts'
import type { InstallSite } from './install-site.ts'
import { rootsOfSite } from './roots-of-site.ts'
import { verifyInstalled } from './verify-installed.ts'

/** Something that an installation left undone, or that was taken away since; `unreadable` is a lock that does not say. */
export interface InstallationFault {
  readonly kind: 'unfinished' | 'abandoned' | 'missing' | 'unreadable'
  /** Absolute. */
  readonly path: string
  readonly message: string
}

export interface InspectInstallationOptions {
  readonly fileSystem: FileSystem
  readonly store: SkillStore
  readonly site: InstallSite
}

/** What there is to repair: after a process was killed nothing else can be amiss. Reads only. */
export function inspectInstallation(options: InspectInstallationOptions): readonly InstallationFault[] {
  const { fileSystem, store, site } = options
  const unfinished = rootsOfSite(site)
    .map(stagingOf)
    .filter((path) => existsSync(path))
    .map((path) => ({ kind: 'unfinished' as const, path, message: 'An installation was cut off here.' }))
  const abandoned = store.abandoned().map((path) => ({
    kind: 'abandoned' as const,
    path,
    message: 'A process that is no more left this; nothing needs it.',
  }))
  const missing = verifyInstalled(fileSystem, site).flatMap(({ name, missing: paths }) =>
    paths.map((path) => ({
      kind: 'missing' as const,
      path,
      message: `${name} should be here; \`metier ci\` puts it back.`,
    })),
  )
  return [...new Map([...unfinished, ...abandoned, ...missing].map((fault) => [fault.path, fault])).values()]
}
