import { openCatalog } from '@metier/runtime'
import type { LibraryOptions } from './library-options.ts'

export type FetchSkillOptions = Omit<LibraryOptions, 'choose'>

export interface FetchedSkill {
  /** What the model reads: the instructions, and which files the skill has. */
  readonly value: string
  readonly extra: {
    readonly name: string
    /** Absolute, of its SKILL.md. */
    readonly path: string
    /** Relative to the directory of the skill, in byte order. */
    readonly resources: readonly string[]
  }
}

/**
 * One skill as the tool for models gives it. For a conversation use `openCatalog`, which keeps what it has read.
 * Throws `unknown-skill`, which lists what there is, or `skill-not-active` with the reasons.
 */
export async function fetchSkill(name: string, options: FetchSkillOptions = {}): Promise<FetchedSkill> {
  const catalog = await openCatalog(options)
  try {
    const value = catalog.activate(name)
    const { entry, resources } = catalog.service.load(name)
    return {
      value,
      extra: { name: entry.name, path: entry.candidate.location, resources: resources.map(({ path }) => path) },
    }
  } finally {
    await catalog.close()
  }
}
