import { existsSync } from 'node:fs'
import { shellWord, type FileSystem } from '@metier/core'
import type { SkillStore } from '../store/open-store.ts'
import { stagingOf } from '../store/staging-of.ts'
import { forgottenSkills, type ForgottenSkill } from './forgotten-skills.ts'
import type { InstallSite } from './install-site.ts'
import { rootsOfSite } from './roots-of-site.ts'
import { verifyInstalled } from './verify-installed.ts'

/**
 * Something that an installation left undone, or that was taken away since; `forgotten` lies where the lock said that it
 * lies before another program wrote that, `unreadable` is a lock that does not say, `revoked` is what an advisory calls
 * critical.
 */
export interface InstallationFault {
  readonly kind: 'unfinished' | 'abandoned' | 'missing' | 'forgotten' | 'unreadable' | 'revoked'
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
  const forgotten = forgottenSkills(site).map((each) => ({
    kind: 'forgotten' as const,
    path: each.path,
    message: toMend(each),
  }))
  return [
    ...new Map([...unfinished, ...abandoned, ...missing, ...forgotten].map((fault) => [fault.path, fault])).values(),
  ]
}

function toMend({ name, place, add }: ForgottenSkill): string {
  if (add === undefined) return `The lock had ${name} here and has it no more: remove the folder if you do not need it.`
  return (
    `The lock had ${name} here, until another program wrote its entry anew: ` +
    `\`metier add ${add} --path ${shellWord(place)} --overwrite\` writes that down again and brings it up to date; ` +
    'if it is not needed here any more, remove the folder.'
  )
}
