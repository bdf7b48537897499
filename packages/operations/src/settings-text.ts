import { MetierError } from '@metier/core'
import { configurationPaths, readSettingsBytes } from '@metier/runtime'
import type { OperationContext } from './operation-context.ts'

/** The settings file of this project and its text. Throws `invalid-config` for one that is no text. */
export function settingsText({ host, configuration, fileSystem }: OperationContext): {
  readonly path: string
  readonly text: string
} {
  const { project: path } = configurationPaths({ host, projectRoot: configuration.projectRoot })
  try {
    const bytes = readSettingsBytes(fileSystem, path) ?? new Uint8Array()
    return { path, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch (error) {
    if (error instanceof MetierError) throw error
    throw new MetierError({
      code: 'invalid-config',
      message: `${path} is no text.`,
      next: 'Correct the file first; nothing was changed.',
    })
  }
}
