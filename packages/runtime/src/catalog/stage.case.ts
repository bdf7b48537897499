import type { Catalog, Host, SkillFacts, TrustStore } from '@metier/core'
import {
  buildSkill,
  createCollectingJournal,
  createFakeClock,
  createFakeHost,
  createFakeSkillFacts,
  createFakeTrustStore,
  createMemoryDisk,
} from '@metier/testing'
import { createLivingConfiguration } from '../config/create-living-configuration.ts'
import { createCatalogService } from './create-catalog-service.ts'

export interface StageOptions {
  /** Absolute paths of skill directories, or of files with their text. The project is `/project`. */
  readonly skills?: readonly string[]
  readonly files?: Readonly<Record<string, string>>
  readonly overrides?: Readonly<Record<string, unknown>>
  readonly host?: Host
  readonly trust?: TrustStore
  readonly facts?: SkillFacts
  readonly bundledSkills?: string
}

/** A skill whose name is its directory's. */
export function skillText(directory: string, description = 'Does one thing. Use when it is wanted.'): string {
  return buildSkill({ name: directory.slice(directory.lastIndexOf('/') + 1), description })
}

/** A catalogue over a disk in memory, with a clock that a test moves. */
export function createStage(options: StageOptions = {}) {
  const skills = (options.skills ?? []).map((directory) => [`${directory}/SKILL.md`, skillText(directory)] as const)
  const disk = createMemoryDisk({ '/project/.git/HEAD': '', ...Object.fromEntries(skills), ...options.files })
  const { fileSystem, tree } = disk
  const clock = createFakeClock()
  const host = options.host ?? createFakeHost()
  const journal = createCollectingJournal()
  const open = () => {
    const settings = createLivingConfiguration({
      fileSystem,
      host,
      cwd: '/project',
      overrides: options.overrides ?? {},
    })
    return createCatalogService({
      fileSystem,
      host,
      clock,
      journal,
      trust: options.trust ?? createFakeTrustStore(),
      facts: options.facts ?? createFakeSkillFacts(),
      configuration: settings.current(),
      followSettings: () => settings.refresh(),
      ...(options.bundledSkills !== undefined && { bundledSkills: options.bundledSkills }),
    })
  }
  return { tree, clock, journal, open }
}

/** Where the skills of a snapshot are, in byte order. */
export function locationsOf(catalog: Catalog): readonly string[] {
  return [...catalog.candidates.keys()].toSorted()
}

/** `code path` of each problem, in byte order. */
export function problemsOf(catalog: Catalog): readonly string[] {
  return catalog.problems.map(({ code, path }) => `${code} ${path ?? ''}`).toSorted()
}
