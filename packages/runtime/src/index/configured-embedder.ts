import { join } from 'node:path'
import type { Embedder, FileSystem, FileWriter, Host } from '@metier/core'
import { platformDirectories } from '../config/platform-directories.ts'
import type { Configuration } from '../configuration.ts'
import { createEndpointEmbedder } from './create-endpoint-embedder.ts'

export interface ConfiguredEmbedderOptions {
  readonly fileSystem: FileSystem
  readonly writer: FileWriter
  readonly host: Host
  readonly configuration: Pick<Configuration, 'search'>
}

/**
 * The embedder that the user's settings name, with a budget of its own and vectors kept in the user's cache; `undefined`
 * where they name none. Throws `invalid-config` for an address that is none.
 */
export function configuredEmbedder(options: ConfiguredEmbedderOptions): Embedder | undefined {
  const { fileSystem, writer, host, configuration } = options
  const { embedder } = configuration.search
  if (embedder === undefined) return undefined
  const { url, model, apiKeyVariable, maximumTexts } = embedder
  const apiKey = apiKeyVariable === undefined ? undefined : host.environment[apiKeyVariable]
  const directory = join(platformDirectories(host).cache, 'search')
  return createEndpointEmbedder({
    url,
    model,
    host,
    mostTexts: maximumTexts,
    cache: { fileSystem, writer, directory },
    ...(apiKey !== undefined && { apiKey }),
  })
}
