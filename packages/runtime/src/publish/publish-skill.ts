import type { CatalogEntry, FileSystem } from '@metier/core'
import { basename } from 'node:path'
import { collectPublishedFiles } from './collect-published-files.ts'

/** One file as the Skills extension of MCP lists it. */
export interface PublishedResource {
  readonly uri: string
  /** `sha256:` and 64 hex digits over the raw bytes. */
  readonly digest: string
  /** Bytes. */
  readonly size: number
}

/** One skill as `skills/list` gives it. */
export interface PublishedSkill {
  readonly uri: string
  /** As the YAML says it, without any reading of ours. */
  readonly frontmatter: { readonly name: string; readonly description: string; readonly [key: string]: unknown }
  /** Every file, in the order of their URIs. */
  readonly resources: readonly PublishedResource[]
}

export type Publication =
  | { readonly skill: PublishedSkill }
  /** Sentences that say why a host of the extension would refuse it. */
  | { readonly objections: readonly string[] }

/**
 * A skill as the Skills extension of MCP (SEP-2640) carries it, or why its stricter rules refuse it. Loads the
 * library of the protocol on first use.
 */
export async function publishSkill(fileSystem: FileSystem, entry: CatalogEntry): Promise<Publication> {
  const { location, directory, skill } = entry.candidate
  if (basename(location) !== 'SKILL.md') {
    return { objections: [`Its file is named ${basename(location)}: the extension knows SKILL.md only.`] }
  }
  if (skill?.disableModelInvocation === true) {
    return {
      objections: ['It says disable-model-invocation, and a host of the extension may show all it gets to a model.'],
    }
  }
  const real = fileSystem.realPath(directory) ?? directory
  const { files, objections } = collectPublishedFiles(fileSystem, real)
  if (objections.length > 0) return { objections }
  const { SkillCatalogError, skillEntry } = await import('../protocol-library.ts')
  try {
    const published = await skillEntry(entry.name, files)
    const { uri, frontmatter, resources } = published
    // Never for a skill made of files; the type has the case of one that is made at each request.
    if (resources === 'dynamic') return { objections: ['Its files are not known.'] }
    return { skill: { uri, frontmatter, resources } }
  } catch (error) {
    if (!SkillCatalogError.isInstance(error)) throw error
    return { objections: error.problems.map(({ message }) => sentence(message)) }
  }
}

function sentence(text: string): string {
  const start = `${text.charAt(0).toUpperCase()}${text.slice(1)}`
  return start.endsWith('.') ? start : `${start}.`
}
