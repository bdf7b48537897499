import { MetierError, type CatalogView, type FileWriter } from '@metier/core'
import type { SkillSearch } from './create-skill-search.ts'
import { findWitnesses, type FindWitnessesOptions } from './find-witnesses.ts'
import { lastSearchPlace } from './last-search-place.ts'
import { lastSearchSchema, type LastSearch } from './read-last-search.ts'
import { openIndexFile } from './open-index-file.ts'
import { wordVectorsPath } from './open-word-vectors.ts'

export interface RememberSearchOptions extends FindWitnessesOptions {
  readonly writer: FileWriter
  readonly search: SkillSearch
  readonly view: CatalogView
  /** Names the code that reads skills. */
  readonly reader: string
}

/**
 * Writes down what a view was just searched with, for `searchFromLast`. Only for the plain view of a directory: nobody's
 * role or room, and the usual preset.
 */
export function rememberSearch(options: RememberSearchOptions): void {
  const { fileSystem, writer, host, search, view, cwd, reader, configuration } = options
  const kept = configuration.preset === 'default' ? search.keptOf(view) : undefined
  if (kept === undefined) return
  const { roots, ...rest } = kept
  const indexFile = openIndexFile({ fileSystem, writer, host })
  const words = wordVectorsPath()
  const last: LastSearch = {
    schema: lastSearchSchema,
    ...rest,
    ...(words !== undefined && { words }),
    usage: configuration.search.usage,
    files: { base: indexFile.pathOf(roots, 'base'), changes: indexFile.pathOf(roots, 'changes') },
    witnesses: findWitnesses(options),
  }
  try {
    writer.write(lastSearchPlace({ host, cwd, reader }), JSON.stringify(last), { mode: 0o600, durable: false })
  } catch (error) {
    // A cache that cannot be written costs time, nothing else.
    if (!(error instanceof MetierError)) throw error
  }
}
